export const title = 'Withdraw refund';
export const withdraw = 'Withdraw refund';
export const reason = 'Reason';
export const consequence = (amount: string, transactionId: string) =>
  `The refund of ${amount} of ${transactionId} will no longer count. Withdraw it only if the processor has not made it.`;
