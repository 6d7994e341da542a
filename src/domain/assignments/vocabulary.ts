/** What is assigned to people. */
export const ASSIGNMENT_SUBJECTS = ['payment', 'discrepancy', 'dispute'] as const;
export type AssignmentSubject = (typeof ASSIGNMENT_SUBJECTS)[number];

/** The number of rows that are assigned together. */
export const MOST_ASSIGNMENTS = 1_000;
