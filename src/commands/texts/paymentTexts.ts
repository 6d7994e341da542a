export const refundRecorded = 'Refund recorded';
export const refundRecordedText = (amount: string, paymentId: string) =>
  `Refund of ${amount} recorded for ${paymentId}. No money has moved: send the refund in your payment processor.`;

export const voidRecorded = 'Void recorded';
export const voidRecordedText = (paymentId: string) =>
  `Void recorded for ${paymentId}. Cancel the payment in your processor too.`;

export function repeatedRefund(person: string, amount: string, minutes: number): string {
  const age = minutes === 0 ? 'less than a minute' : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${person} recorded ${amount} ${age} ago. Record another refund of ${amount}?`;
}
export const refundWithdrawn = 'Refund withdrawn';
export const refundWithdrawnText = (amount: string, transactionId: string) =>
  `The refund of ${amount} of ${transactionId} no longer counts. An issued statement with it gets a correction on the next one.`;
