import type { HistoryNote, HistoryStep } from '@/domain/payments/paymentHistory';

export const title = 'Transaction Details';
export const amount = 'Amount';
export const merchantName = 'Merchant Name';

export const voidPayment = 'Void';
export const refundPayment = 'Refund';
export const viewReceipt = 'View Receipt';
export const print = 'Print';

export const allocation = 'Allocation';
export const allocationTable = 'How this payment is split';
export const balanced = (total: string) => `Adds up to ${total}`;
export const notBalanced = (total: string) => `Doesn't add up to ${total}`;
export const share = 'SHARE';
export const refunded = 'REFUNDED';
export const net = 'NET';
export const allocationNotes: Readonly<Record<string, string>> = {
  Pending: 'Not settled yet. Expected split:',
  Failed: 'The payment failed. Nothing was paid out and no fees were charged.',
  Voided: 'Voided before settlement. Nothing was paid out and no fees were charged.',
};
export const notPaid = (status: string) => `"${status}" isn't a paid status, so there is no split.`;

export const timeline = 'Timeline';
export const confirmedBy = (source: string | undefined) =>
  source === undefined ? 'Confirmed' : `Confirmed by ${source}`;
export const notConfirmed = 'Not in a file yet.';
export const voidRecorded = 'Void recorded';
export const refundRecorded = (amount: string) => `Refund of ${amount} recorded`;
export const refundWithdrawn = (amount: string) => `Refund of ${amount} withdrawn`;
export const refundNotValid = (source = 'the data') => `It is not valid for ${source}, so it doesn't count.`;
/** `june.csv still has this payment as paid (Completed), so the void doesn't count.` */
export const contradictedBy = (source = 'The file', status: string, isPaid: boolean) =>
  `${source} ${isPaid ? `still has this payment as paid (${status})` : `has this payment as ${status}`}, so the void doesn't count.`;
export const withdraw = 'Withdraw';
export const noteOf = 'Note';
/** `Dispute: assigned to Ana Ruiz` */
export const disputeStep = (step: string) => `Dispute: ${step.slice(0, 1).toLowerCase()}${step.slice(1)}`;
export const times = (zone: string) => `Times are in ${zone}.`;
export const changeHistory = 'Change history';
export const refundShares = (shares: string) => `Refund shares: ${shares}`;
export const calculatedShares = (shares: string) => `Refund shares weren't recorded, so they're calculated: ${shares}`;

/** `Refunded $15.00`. */
export const step: Record<HistoryStep['kind'], (amount: string) => string> = {
  paid: (sum) => `Paid ${sum}`,
  failed: (sum) => `Payment of ${sum} failed`,
  imported: (sum) => `Payment of ${sum}`,
  refunded: (sum) => `Refunded ${sum}`,
  voided: (sum) => `Voided ${sum}`,
};

const notes: Record<Exclude<HistoryNote['kind'], 'reason' | 'status'>, string> = {
  notSettled: 'Not settled yet',
  beforeItSettled: 'Before settlement',
  refundNotRecorded: 'Refunded in full. Date and person unknown.',
  undated: 'On or before this date (no time in the file)',
  fromFile: 'From the file',
};

export function note(shown: HistoryNote): string {
  if (shown.kind === 'reason') return shown.text;
  return shown.kind === 'status' ? `${shown.text} (from the file)` : notes[shown.kind];
}

export const customerUnknown = (fallbackId: string) =>
  fallbackId === '' ? 'Customer unknown' : `Customer unknown (shown as ${fallbackId})`;

export const payment = 'Payment';
export const transactionId = 'Transaction ID';
export const dateAndTime = 'Date & Time';
export const integrationId = 'Integration ID';
export const customerId = 'Customer ID';
export const customerPayments = (id: string) => `${id}, payments of this customer`;
export const partner = 'Partner';
export const partnerStatement = (name: string) => `${name}, statement of this partner`;

export const fees = 'Fees';
export const feeId = 'FEE ID';
export const feeDate = 'DATE & TIME';
export const integrationFeeId = 'INTEGRATION FEE ID';
export const feeAmount = 'AMOUNT';
export const feeType = 'TYPE';
export const notRecorded = 'Not recorded';
export const notCharged = 'Not charged';
export const noFees = 'This payment has no fees.';
export const estimated = 'Estimated';
export const calculatedFees = 'Your file had no fees for this payment. These are calculated from the split.';

export const steps = 'Payments in the list';
export const previous = 'Previous payment';
export const next = 'Next payment';
export const position = (index: string, count: string) => `${index} of ${count}`;
export const notListed = 'Not in the filtered list';
export const paidOutIn = (reference: string) => (reference === '' ? 'Paid out' : `Paid out in ${reference}`);
