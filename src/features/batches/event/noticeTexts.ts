import type { BatchSums } from '@/domain/batches/batchSums';
import { describeCount } from '@/domain/lists/paging';
import type { Cents } from '@/domain/money/money';

type Parts = { merchantName: string; days: string; event: string; money: (cents: Cents) => string; operator: string };

const REFUND_CONSEQUENCES = [
  'Your part of the refunds is taken from your balance and reduces your next payout.',
  'The refunds are on your next statement.',
  '',
];

/** The draft of the notice to a merchant whose event was canceled, as plain text. Without a name of the event, it names the days. */
export function noticeText({ refunds, voids }: BatchSums, parts: Parts): string {
  const { merchantName, days, event, money, operator } = parts;
  const refundLines = [
    `- ${describeCount(refunds.count, 'payment')} refunded: ${money(refunds.amount)}`,
    `- Your part of the refunds: ${money(refunds.shares.merchant)}`,
    ...(refunds.retainedFees > 0 ? [`- Fees that the processor does not return: ${money(refunds.retainedFees)}`] : []),
  ];
  const voidLines = [`- ${describeCount(voids.count, 'pending payment')} voided: ${money(voids.amount)}`];
  return [
    `Dear ${merchantName} team,`,
    '',
    event === ''
      ? `your event was canceled, so we have canceled its payments of ${days}:`
      : `your event ${event} was canceled, so we have canceled its payments:`,
    '',
    ...(refunds.count > 0 ? refundLines : []),
    ...(voids.count > 0 ? voidLines : []),
    '',
    ...(refunds.count > 0 ? REFUND_CONSEQUENCES : []),
    'Kind regards',
    operator,
  ].join('\n');
}
