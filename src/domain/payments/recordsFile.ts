/** The first header of a file of refunds and voids: it tells such a file from all others. */
export const RECORD_ID_HEADER = 'REFUND OR VOID ID';
