import { describeCount } from '@/domain/lists/paging';

export const notRecorded = 'Not recorded';
export const moreRejected = (records: number) => `${describeCount(records, 'more record')} could not be recorded.`;

export const refunded = (person: string, amount: string, when: string) => `${person} refunded ${amount} ${when}.`;
export const voided = (person: string, when: string) => `${person} voided the payment ${when}.`;
export const refundable = (amount: string) => `${amount} can still be refunded.`;
export const nothingRefundable = 'Nothing more can be refunded.';
export const notAllowed = (payment: string) => `The data does not allow your record for ${payment} any more.`;

export const paidOut = (person: string, amount: string, when: string, own: string) =>
  `${person} recorded a payout of ${amount} ${when}, so your payout of ${own} is above what is available.`;
export const payoutTooHigh = (own: string) => `Your payout of ${own} is above what is available.`;

export const nameOfRowTaken = (name: string, person: string, id: string, when: string) =>
  `${name}: ${person} gave this name to ${id} ${when}. Choose another name.`;
export const rowRefused = (name: string) =>
  `${name}: a colleague was faster, so the rules do not allow your change any more.`;
