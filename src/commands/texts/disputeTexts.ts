export const recorded = 'Dispute recorded';
export const recordedText = (amount: string, transactionId: string) => `${amount} of ${transactionId}.`;
