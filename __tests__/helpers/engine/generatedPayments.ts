import { assemble, endOf } from '@/data/dataSets/assemble';
import {
  BUILT_IN_STATUSES,
  DISPUTE_SHAPE,
  FEE_SHAPE,
  PAYMENT_SHAPE,
  REFUND_SHAPE,
  UNMATCHED_FEE_SHAPE,
  UNMATCHED_REFUND_SHAPE,
  type DataSet,
  type DataSetIntegration,
} from '@/data/dataSets/dataSet';
import { FEE_FLAGS } from '@/data/dataSets/fileFees';
import { addDays } from '@/domain/calendar/dates';
import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import { findCurrency } from '@/domain/money/currency';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import { ofTextFields } from '@/domain/payments/textFields';
import { createRows } from '@/lib/columns/rows';

/** Chances from a number, so that the same number gives the same values. */
export function createChances(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { next, below, pick: <Value>(values: readonly Value[]): Value => values[below(values.length)]! };
}

export type Chances = ReturnType<typeof createChances>;

export const ZONE = 'Europe/Berlin';
export const FIRST_DAY = '2025-03-01';
export const DAYS = 120;

const NAMES = [
  'Café Ülk',
  'cafe ulk',
  'Harbor Arts',
  'Quay',
  'O\u2019Brien & Sons',
  'Łódź Films',
  'Stage 2',
  'Stage 10',
];
export const MERCHANT_NAMES = [...NAMES, ...Array.from({ length: 12 }, (_, at) => `Venue ${at + 1}`)];
const PARTNERS = ['', 'North', 'South'];
const CUSTOMERS = ['', 'CUST-7', 'Zoë Müller', 'ZOE', 'anna@example.org', 'Ana\u0000x'];
const EVENTS = ['', '', 'Summer festival', 'Été'];

export const INTEGRATIONS: readonly DataSetIntegration[] = Array.from({ length: 12 }, (_, at) => ({
  id: `INT${String(at + 1).padStart(3, '0')}`,
  merchant: at,
  integrationName: `Checkout ${at + 1}`,
  configurations: ['ACH'],
  surchargeRate: null,
  split: at % 3 === 0 ? { unit: '$', hundredths: 150 } : { unit: '%', hundredths: 2000 + at * 100 },
  status: 'Active',
}));

const STATUSES = [...BUILT_IN_STATUSES, { word: 'On hold', isPaid: true }, { word: 'Expired', isPaid: false }] as const;
const CHANCES_OF_STATUSES = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 5];

/** The columns of this many payments with refunds, fees and disputes of files. The same seed gives the same payments. */
export function generatePayments(count: number, seed: number): DataSet {
  const chances = createChances(seed);
  const { below, pick, next } = chances;
  const currency = findCurrency('USD');
  const payments = createRows(PAYMENT_SHAPE);
  const refunds = createRows(REFUND_SHAPE);
  const fees = createRows(FEE_SHAPE);
  for (let index = 0; index < count; index += 1) {
    const amount = below(8) === 0 ? pick([1, 50, 999, 10_000]) : 1 + below(500_000);
    const integration = below(3) === 0 ? 0 : 1 + below(INTEGRATIONS.length);
    const status = pick(CHANCES_OF_STATUSES);
    const charged = chargesOf(chances, dividePayment(amount, DEFAULT_SPLIT, currency), amount);
    const areFeesCalculated = below(3) === 0 ? 1 : 0;
    const isDisputed = below(150) === 0 && status === 0;
    payments.push({
      id: `${pick(['TR', 'tr', 'ch_'])}${below(3)}-${index}`,
      ...ofTextFields(() => ''),
      customer: pick(CUSTOMERS),
      event: pick(EVENTS),
      reference: below(4) === 0 ? `Order ${below(5_000)}` : '',
      date: timeOf(chances),
      merchant: Math.floor(MERCHANT_NAMES.length * next() * next()),
      amount,
      zone: 0,
      status,
      integration,
      partner: below(PARTNERS.length),
      ...(areFeesCalculated ? chargesOf(undefined, dividePayment(amount, DEFAULT_SPLIT, currency), amount) : charged),
      refunded: 0,
      refundedDate: '',
      disputed: isDisputed ? Math.ceil(amount / pick([1, 1, 2])) : 0,
      dispute: isDisputed ? disputeOf(chances) : '',
      areFeesCalculated,
    });
    if (below(25) === 0 && (status === 0 || status === 3)) {
      let left = amount;
      for (let at = 0; at < 1 + below(2) && left > 0; at += 1) {
        const part = below(3) === 0 ? left : 1 + below(left);
        left -= part;
        refunds.push({
          id: `re_${index}_${at}`,
          date: timeOf(chances),
          payment: index,
          amount: part,
          zone: 0,
          isUndated: below(8) === 0 ? 1 : 0,
        });
      }
      if (below(3) === 0 && left < amount)
        fees.push({
          id: `fee ${index}`,
          payment: index,
          feeFlags: FEE_FLAGS.platformFee | FEE_FLAGS.refundedShares,
          processorFee: 0,
          partnerFee: 0,
          platformFee: Math.floor(amount / 40),
          refundedShares: Math.floor((amount - left) / 50),
        });
    }
  }
  return assemble({
    currency: 'USD',
    words: {
      zones: [ZONE],
      statuses: STATUSES,
      integrations: ['', ...INTEGRATIONS.map(({ id }) => id)],
      partners: PARTNERS,
    },
    merchants: MERCHANT_NAMES.map((name) => ({ name })),
    integrations: INTEGRATIONS,
    payments: payments.finish(),
    refunds: refunds.finish(),
    fees: fees.finish(),
    unmatchedRefunds: createRows(UNMATCHED_REFUND_SHAPE).finish(),
    unmatchedFees: createRows(UNMATCHED_FEE_SHAPE).finish(),
    replaced: createRows(PAYMENT_SHAPE).finish(),
    disputes: createRows(DISPUTE_SHAPE).finish(),
    knownBy: () => endOf(addDays(FIRST_DAY, DAYS)),
  }).dataSet;
}

/** A time of few, so that several payments have the same, or only a day. */
export function timeOf({ below, pick }: Chances): string {
  const day = addDays(FIRST_DAY, below(DAYS));
  if (below(20) === 0) return day;
  return `${day} ${pick(['08', '12', '20'])}:${pick(['00', '30'])}:${String(below(60)).padStart(2, '0')}`;
}

/** The calculated fees, or fees near them: some by a cent, some missing, some twice as large. */
function chargesOf(chances: Chances | undefined, fees: ReturnType<typeof dividePayment>, amount: number) {
  const change = (fee: number) => {
    if (!chances || fee > amount / 4) return fee;
    const kind = chances.below(24);
    if (kind === 0) return fee + 1;
    if (kind === 1) return 0;
    return kind === 2 ? fee * 2 : fee;
  };
  return {
    processorFee: change(fees.processor),
    partnerFee: change(fees.partner),
    platformFee: change(fees.platform),
  };
}

function disputeOf(chances: Chances): string {
  const status = chances.pick(['needs_response', 'under_review', 'won', 'lost', 'warning', 'prevented']);
  return writeFileDispute({
    status,
    reason: chances.pick(['Fraudulent', 'Duplicate']),
    opened: timeOf(chances),
    due: '',
  });
}
