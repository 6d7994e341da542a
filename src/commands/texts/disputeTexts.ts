import { describeCount } from '@/domain/lists/paging';

export const recorded = 'Dispute recorded';
export const recordedText = (amount: string, transactionId: string) => `${amount} of ${transactionId}.`;
export const evidenceSent = 'Evidence sent';
export const evidenceOf = (count: number) => `${describeCount(count, 'dispute')} under review.`;
