/** What operators write notes about. */
export const NOTE_SUBJECTS = ['payment', 'merchant', 'integration', 'discrepancy', 'dispute', 'statement'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** The number of rows that get the same note together. */
export const MOST_NOTES = 1_000;
