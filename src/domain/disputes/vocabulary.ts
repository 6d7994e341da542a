/** The states of a dispute, in the order in which they usually follow each other. */
export const DISPUTE_STATUSES = ['needs response', 'under review', 'won', 'lost', 'warning', 'prevented'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
