import { useQuestion } from './questions';
import type { BranchesBody, EventBranchBody } from './types';

/** The branches in the order of the content; none until the answer is there. */
export function useBranches(): readonly EventBranchBody[] {
	return useQuestion<BranchesBody>('branches', ['branches']).data?.branches ?? [];
}
