/* What the API sends. A test holds these against the API's own description, so that a field
   renamed there does not go unnoticed here. */

export type EventStatus = 'upcoming' | 'ongoing' | 'past';

export interface ApiWinner {
	/** URL-encoded. */
	name: string;
	avatar: string | null;
	/** The person asked to be removed; the name says nothing. */
	anonymous: boolean;
}

export interface ApiRegistration {
	running_number: number;
	/** URL-encoded. */
	player_name: string;
	winner: boolean;
	anonymous: boolean;
}

export interface ApiEventSummary {
	id: string;
	name: string;
	event_type: string;
	status: EventStatus;
	cancelled: boolean;
	date: string;
	event_date_iso: string;
	event_end_iso: string | null;
	location: string;
	branch_id: string | null;
	description: string;
	register_url: string | null;
	registrations_count: number;
	winner: ApiWinner | null;
}

export interface ApiEvent extends ApiEventSummary {
	registrations: ApiRegistration[];
}
