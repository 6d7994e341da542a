export const title = 'Withdraw refund';
export const withdraw = 'Withdraw refund';
export const reason = 'Reason';
export const consequence = (amount: string, transactionId: string) =>
  `The refund of ${amount} of ${transactionId} no longer counts. Withdraw it only if the processor has not made it.`;
