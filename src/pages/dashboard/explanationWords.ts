import { nameMonth } from '@/domain/calendar/dates';
import type { ExplainedFigure, RefundedFigures } from '@/domain/explanations';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import { VOLUME_SERIES } from '@/domain/money/volume';

type Reported = { text: string; figures: { label: string; value: string }[] };

/** Words an explanation, with the figures that it is calculated from. */
export function describeExplanation(explanation: ExplainedFigure, currency: Currency): Reported {
  const money = (cents: Cents) => formatMoney(cents, currency);
  switch (explanation.kind) {
    case 'no two months':
      return { text: 'There are no two months to compare.', figures: [] };
    case 'newest month': {
      const { series, newest, before, growth, refundedShares } = explanation;
      const what =
        series === 'totalTransactionAmount' ? 'All that customers paid' : "The platform's own part of the fees";
      const times = Math.round((newest.amount / before.amount) * 1000) / 1000;
      const comparison = ` ${money(newest.amount)} is ${times} times ${money(before.amount)}: a change of ${growth}%.`;
      return {
        text: `${what} in ${newest.date}, compared with ${before.date}.${growth === undefined ? '' : comparison}`,
        figures: [
          ...[newest, before].map(({ date, amount }) => ({ label: date, value: money(amount) })),
          ...describeRefundedShares(refundedShares, money),
        ],
      };
    }
    case 'active merchants': {
      const { newThisMonth, month, counts } = explanation;
      return {
        text: `The merchants whose status is Active. ${newThisMonth} of them joined in ${nameMonth(month)}.`,
        figures: counts.map(({ status, count }) => ({ label: status, value: String(count) })),
      };
    }
    case 'whole': {
      const { parts, refundedShares } = explanation;
      return {
        text: `${parts.map(({ label }) => label).join(' + ')}, for all of the period.`,
        figures: [
          ...parts.map(({ label, amount, percent }) => ({ label, value: `${money(amount)} (${percent}%)` })),
          ...describeRefundedShares(refundedShares, money),
        ],
      };
    }
    case 'part': {
      const { percent, summaries, refundedShares } = explanation;
      return {
        text: `The sum of the bars of the period: ${percent}% of the ${VOLUME_SERIES[0].label}.`,
        figures: [
          ...summaries.map(({ date, amount }) => ({ label: date, value: money(amount) })),
          ...describeRefundedShares(refundedShares, money),
        ],
      };
    }
  }
}

function describeRefundedShares(refundedShares: RefundedFigures, money: (cents: Cents) => string): Reported['figures'] {
  if (refundedShares === undefined) return [];
  if (refundedShares.of === 'part') return [{ label: 'Given back', value: money(refundedShares.amount) }];
  return [
    { label: 'Refunded', value: money(refundedShares.refunded) },
    { label: 'Net', value: money(refundedShares.net) },
  ];
}
