export const transactionNoun = 'transaction';
export const backToPayment = 'Back to payment';

export const allocationBar = 'Shares of the payment';
export const party = 'PARTY';
export const total = 'Total';

export const notRecorded = 'Not recorded';
/** The specification's fallback ids appear between these two parts. */
export const unknownIds = { integration: 'Integration unknown (shown as ', customer: 'Customer unknown (shown as ' };
export const unknownIdEnd = ')';
