import { describeCount } from '@/domain/lists/paging';
import type { MerchantStatus } from '@/domain/merchants/merchants';

export const acts: Record<MerchantStatus, string> = {
  Active: 'Activate',
  Inactive: 'Deactivate',
  Suspended: 'Suspend',
};
export const title = (status: MerchantStatus) => `${acts[status]} merchants`;
export const submit = (status: MerchantStatus, count: number) => `${acts[status]} ${describeCount(count, 'merchant')}`;
export const consequence = (status: MerchantStatus, count: number, suspended: number) =>
  `${describeCount(count, 'merchant')} will be ${status.toLowerCase()}.${
    suspended > 0 ? ` This lifts ${describeCount(suspended, 'suspension')}.` : ''
  } Payments don't change, and you can undo this.`;
export const suspended = (count: number) => `${describeCount(count, 'merchant')} will be suspended.`;
export const undoable = 'You can undo this.';
