import { useQuestion } from './questions';
import type { BranchBody, BranchesBody } from './types';

/** The branches in the order of the content; none until the answer is there. */
export function useBranches(): readonly BranchBody[] {
	return useQuestion<BranchesBody>('branches', ['branches']).data?.branches ?? [];
}
