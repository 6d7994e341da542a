/** The states of a dispute, in the order in which they usually follow each other. */
export const DISPUTE_STATUSES = ['needs response', 'under review', 'won', 'lost', 'warning', 'prevented'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** The dashboard and the bell show evidence that is due in this many days or fewer. */
export const SOON_DAYS = 7;
