import { type CheckedPayments, type FeeCheck, startFeeCheck } from '@/domain/fees/feeCheck';
import { DEFAULT_SPLIT, dividePayment, type SplitRate } from '@/domain/money/split';
import { USD } from '../currencies';

export type Row = {
  amount: number;
  day?: string;
  merchant?: string;
  integration?: string;
  isPaid?: boolean;
  isCalculated?: boolean;
};
type Off = Partial<Record<'processor' | 'partner' | 'platform', number>>;

const SPLITS = new Map<string, SplitRate>([
  ['INT1', { unit: '%', hundredths: 2500 }],
  ['INT2', { unit: '$', hundredths: 150 }],
  // It differs from INT1 only in its unit.
  ['INT3', { unit: '$', hundredths: 2500 }],
]);
/** The splits of two integrations; a payment without an integration has the default split. */
export const splitAt = (id: string) => SPLITS.get(id);

/** Builds payments whose fees differ from the agreed ones by `off` cents. */
export function paymentsOf(rows: readonly (Row & { off?: Off })[]): CheckedPayments {
  const divided = rows.map(({ amount, integration = '', off = {} }) => {
    const { merchant, ...agreed } = dividePayment(amount, SPLITS.get(integration) ?? DEFAULT_SPLIT, USD);
    expect(merchant).toBeGreaterThanOrEqual(0);
    const { processor = 0, partner = 0, platform = 0 } = off;
    return {
      processor: agreed.processor + processor,
      partner: agreed.partner + partner,
      platform: agreed.platform + platform,
    };
  });
  return {
    length: rows.length,
    amountAt: (index) => rows[index]!.amount,
    dateAt: (index) => `${rows[index]!.day ?? '2024-06-14'} 10:00:00`,
    isPaidAt: (index) => rows[index]!.isPaid ?? true,
    areFeesCalculatedAt: (index) => rows[index]!.isCalculated ?? false,
    merchantIdAt: (index) => rows[index]!.merchant ?? 'MER001',
    integrationIdAt: (index) => rows[index]!.integration,
    fees: {
      processor: divided.map(({ processor }) => processor),
      partner: divided.map(({ partner }) => partner),
      platform: divided.map(({ platform }) => platform),
    },
  };
}

/** Checks all payments in one step. */
export function checkFees(...[payments, ...agreed]: Parameters<typeof startFeeCheck>): FeeCheck {
  const checking = startFeeCheck(payments, ...agreed);
  checking.advance(payments.length);
  return checking.finish();
}
