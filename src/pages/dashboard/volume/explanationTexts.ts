import { nameMonth, spellMonthLabel } from '@/domain/calendar/dates';
import type { ExplainedFigure, RefundedFigures } from '@/domain/explanations';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';

type Reported = { text: string; figures: { label: string; value: string }[] };

/** Words an explanation, with the figures that it is calculated from. */
export function describeExplanation(explanation: ExplainedFigure, currency: Currency): Reported {
  const money = (cents: Cents) => formatMoney(cents, currency);
  switch (explanation.kind) {
    case 'no two months':
      return { text: 'Not enough data: two months are needed.', figures: [] };
    case 'newest month': {
      const { series, newest, before, growth, refundedShares } = explanation;
      const figure = series === 'totalTransactionAmount' ? 'Payment volume' : "SplitPay's share of the fees";
      const change = newest.amount - before.amount;
      const [plus, percentPlus] = [change > 0 ? '+' : '', growth !== undefined && growth > 0 ? '+' : ''];
      const comparison = `: ${money(newest.amount)} − ${money(before.amount)} = ${plus}${money(change)} (${percentPlus}${growth}%).`;
      const months = `in ${spellMonthLabel(newest.date)}, compared with ${spellMonthLabel(before.date)}`;
      return {
        text: `${figure} ${months}${growth === undefined ? '.' : comparison}`,
        figures: [
          ...[newest, before].map(({ date, amount }) => ({ label: date, value: money(amount) })),
          ...describeRefundedShares(refundedShares, money),
        ],
      };
    }
    case 'active merchants': {
      const { newThisMonth, month, counts } = explanation;
      return {
        text: `Merchants with the status Active. ${newThisMonth} joined in ${nameMonth(month)}.`,
        figures: counts.map(({ status, count }) => ({ label: status, value: String(count) })),
      };
    }
    case 'whole': {
      const { parts, refundedShares } = explanation;
      return {
        text: 'The sum of the four parts below for the selected period.',
        figures: [
          ...parts.map(({ label, amount, percent }) => ({ label, value: `${money(amount)} (${percent}%)` })),
          ...describeRefundedShares(refundedShares, money),
        ],
      };
    }
    case 'part': {
      const { percent, summaries, refundedShares } = explanation;
      return {
        text: `${percent}% of the payment volume in the selected period.`,
        figures: [
          ...summaries.map(({ date, amount }) => ({ label: date, value: money(amount) })),
          ...describeRefundedShares(refundedShares, money),
        ],
      };
    }
    default:
      return explanation satisfies never;
  }
}

function describeRefundedShares(refundedShares: RefundedFigures, money: (cents: Cents) => string): Reported['figures'] {
  if (refundedShares === undefined) return [];
  switch (refundedShares.of) {
    case 'part':
      return [{ label: 'Refunded', value: money(refundedShares.amount) }];
    case 'whole':
      return [
        { label: 'Refunded', value: money(refundedShares.refunded) },
        { label: 'Net', value: money(refundedShares.net) },
      ];
    default:
      return refundedShares satisfies never;
  }
}
