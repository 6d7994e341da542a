import type { ChartOfAccounts } from '@/domain/accounting/accounts';
import type { JournalEntry, JournalKind } from '@/domain/accounting/journal';
import { formatCount } from '@/domain/lists/paging';

export const DEFAULT_CHART: ChartOfAccounts = {
  bank: { code: '1000', name: 'Bank' },
  clearing: { code: '1100', name: 'Processor clearing' },
  merchants: { code: '2000', name: 'Merchant payables' },
  partners: { code: '2100', name: 'Partner payables' },
  processor: { code: '2200', name: 'Processor fees payable' },
  platform: { code: '4000', name: 'Platform fees' },
  adjustments: { code: '4900', name: 'Adjustments and reserves' },
};

export const DEFAULT_TAX_RATE = 'Tax Exempt';

const KINDS: Record<JournalKind, { one: string; many: string }> = {
  payment: { one: 'Payment', many: 'payments' },
  refund: { one: 'Refund of', many: 'refunds' },
  dispute: { one: 'Dispute of', many: 'dispute lines' },
  adjustment: { one: 'Adjustment', many: 'adjustments' },
  payout: { one: 'Payout', many: 'payouts' },
};

/** `Payment TR123`, or `12 payments`. */
export function describeEntry({ kind, reference, events }: JournalEntry): string {
  if (events > 1) return `${formatCount(events)} ${KINDS[kind].many}`;
  return reference === '' ? KINDS[kind].one.replace(' of', '') : `${KINDS[kind].one} ${reference}`;
}
