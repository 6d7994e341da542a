import { describeCount } from '@/domain/lists/paging';

export const notRecorded = 'Not recorded';
export const moreRejected = (records: number) => `${describeCount(records, 'more record')} could not be recorded.`;

export const refunded = (person: string, amount: string, time: string) => `${person} refunded ${amount} at ${time}.`;
export const voided = (person: string, time: string) => `${person} voided the payment at ${time}.`;
export const refundable = (amount: string) => `${amount} can still be refunded.`;
export const nothingRefundable = 'Nothing more can be refunded.';
export const notAllowed = (payment: string) => `The data does not allow your record for ${payment} any more.`;

export const paidOut = (person: string, amount: string, time: string, own: string) =>
  `${person} recorded a payout of ${amount} at ${time}, so your payout of ${own} is above what is available.`;
export const payoutTooHigh = (own: string) => `Your payout of ${own} is above what is available.`;

export const rowRefused = 'A colleague was faster, so the rules do not allow your change of a row any more.';
