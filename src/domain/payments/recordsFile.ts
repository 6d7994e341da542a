/** The first header of an export of refunds and voids, by which the import recognizes and rejects such a file. */
export const RECORD_ID_HEADER = 'REFUND OR VOID ID';
