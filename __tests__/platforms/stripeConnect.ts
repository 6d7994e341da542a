// Three months of a Stripe Connect platform with destination charges: its files, and the figures that follow from
// Stripe's documentation. It imports nothing from the product, so that both can only agree if both are right.
import { amountText, csv, minutesOf, randomFrom, timeText, type Random } from './random';

const MONTH_ENDS = ['2026-07-31', '2026-08-31', '2026-09-30'];
const START = minutesOf('2026-07-01');
const DAY = 1_440;
const WRONG_SINCE = '2026-09-15';

type Dispute = { cents: number; status: string; reason: string; opened: number; due: number };
type Charge = {
  id: string;
  merchant: number;
  cents: number;
  created: number;
  isPaid: boolean;
  processorFee: number;
  applicationFee: number;
  refunds: { cents: number; at: number }[];
  dispute?: Dispute;
};
type Account = { id: string; name: string; email: string; percent: number };

const HEADERS = [
  ...['id', 'Created date (UTC)', 'Amount', 'Amount Refunded', 'Currency', 'Fee', 'Application Fee', 'Status'],
  ...['Description', 'Customer ID', 'Destination', 'Refunded date (UTC)', 'Disputed Amount', 'Dispute Status'],
  ...['Dispute Reason', 'Dispute Date (UTC)', 'Dispute Evidence Due (UTC)'],
];

/** Rounds half a cent up, as Stripe rounds fees. */
const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100);

/** The platform: `payments` payments of `merchants` connected accounts from July to September 2026. */
export function stripeConnectPlatform(seed: number, { payments = 400, merchants = 12 } = {}) {
  const random = randomFrom(seed);
  const accounts = Array.from({ length: merchants }, (_, index): Account => ({
    id: `acct_${1_000 + index}`,
    name: `Event Company ${index + 1}`,
    email: `office${index + 1}@example.com`,
    percent: 5 + (index % 4),
  }));
  const charges = Array.from({ length: payments }, (_, index) => createCharge(random, accounts, index));
  addDisputes(random, charges);
  makeLastNegative(charges, merchants - 1);
  return { accounts, charges, files: filesOf(accounts, charges, random), truth: truthOf(accounts, charges) };
}

export type StripePlatform = ReturnType<typeof stripeConnectPlatform>;

function createCharge(random: Random, accounts: readonly Account[], index: number): Charge {
  // The last account has no payment here; see makeLastNegative.
  const merchant = random.between(0, accounts.length - 2);
  const cents = random.between(500, 48_000);
  const created = START + random.between(0, 92 * DAY - 1);
  const isPaid = !random.isBelow(0.05);
  const isWrong = merchant === 3 && timeText(created) >= WRONG_SINCE;
  const percent = Number(accounts[merchant]?.percent) - (isWrong ? 2 : 0);
  const charge: Charge = {
    id: `ch_${String(index + 1).padStart(5, '0')}`,
    merchant,
    cents,
    created,
    isPaid,
    processorFee: isPaid ? percentOf(cents, 2.9) + 30 : 0,
    applicationFee: isPaid ? percentOf(cents, percent) : 0,
    refunds: [],
  };
  if (isPaid && random.isBelow(0.12)) {
    const at = created + random.between(60, 20 * DAY);
    const first = random.isBelow(0.4) ? cents : random.between(1, cents - 1);
    charge.refunds.push({ cents: first, at });
    // A second part in a later month is a separate refund.
    if (first < cents && random.isBelow(0.5))
      charge.refunds.push({ cents: random.between(1, cents - first), at: at + random.between(25, 50) * DAY });
  }
  return charge;
}

function addDisputes(random: Random, charges: readonly Charge[]): void {
  const statuses = ['needs_response', 'under_review', 'lost', 'won'];
  const free = charges.filter(
    ({ isPaid, refunds, created }) => isPaid && refunds.length === 0 && created < START + 80 * DAY,
  );
  free.slice(0, 11).forEach((charge, index) => {
    const opened = charge.created + random.between(2, 10) * DAY;
    const [status, reason] = [statuses[index % 4] ?? '', ['fraudulent', 'product_not_received'][index % 2] ?? ''];
    charge.dispute = { cents: charge.cents, status, reason, opened, due: opened + 9 * DAY };
  });
}

/** The last account was refunded in full, and the platform kept its fee: its balance is below zero. */
function makeLastNegative(charges: Charge[], merchant: number): void {
  const created = START + 20 * DAY;
  const cents = 25_000;
  charges.push({
    id: 'ch_negative',
    merchant,
    cents,
    created,
    isPaid: true,
    processorFee: percentOf(cents, 2.9) + 30,
    applicationFee: 2_000,
    refunds: [{ cents, at: created + DAY }],
  });
}

/** The payments export of a moment: what had happened until then. */
function paymentsExport(accounts: readonly Account[], charges: readonly Charge[], until: number): string[][] {
  return charges
    .filter(({ created }) => created < until)
    .map((charge) => {
      const { id, cents, created, isPaid, processorFee, applicationFee, merchant } = charge;
      const refunds = charge.refunds.filter(({ at }) => at < until);
      const refunded = refunds.reduce((sum, refund) => sum + refund.cents, 0);
      const dispute = charge.dispute && charge.dispute.opened < until ? charge.dispute : undefined;
      return [
        ...[id, timeText(created), amountText(cents), amountText(refunded), 'usd', amountText(processorFee)],
        ...[amountText(applicationFee), !isPaid ? 'Failed' : refunded === cents ? 'Refunded' : 'Paid'],
        ...[`Order ${id.slice(3)}`, `cus_${id.slice(3)}`, String(accounts[merchant]?.id)],
        refunds.length > 0 ? timeText(Math.max(...refunds.map(({ at }) => at))) : '',
        ...(dispute
          ? [
              ...[amountText(dispute.cents), dispute.status, dispute.reason],
              ...[timeText(dispute.opened), timeText(dispute.due)],
            ]
          : ['', '', '', '', '']),
      ];
    });
}

function filesOf(accounts: readonly Account[], charges: readonly Charge[], random: Random) {
  const exports = MONTH_ENDS.map((end) => {
    const rows = paymentsExport(accounts, charges, minutesOf(end) + DAY);
    // One row twice is one payment; an id with two contents is rejected; another currency is left out.
    const twice = rows[random.between(0, rows.length - 1)] ?? [];
    const contradictory = ['ch_twice', ...(rows[0] ?? []).slice(1)];
    const other = contradictory.map((cell, column) => (column === 2 ? '99.99' : cell));
    const euros = ['ch_euro', ...(rows[0] ?? []).slice(1)].map((cell, column) => (column === 4 ? 'eur' : cell));
    return csv([HEADERS, ...rows, twice, contradictory, other, euros]);
  });
  const merchants = csv([
    ['Account ID', 'Business name', 'Email'],
    ...accounts.map(({ id, name, email }) => [id, name, email]),
  ]);
  return { exports, merchants };
}

/**
 * What each account has at the end of each month, in cents. The account gets the amount less the application fee and
 * returns whole refunds, because the platform keeps its fee. The platform gets the application fees, pays Stripe and
 * bears open and lost disputes. Stripe gets its fees, which it keeps.
 */
function truthOf(accounts: readonly Account[], charges: readonly Charge[]) {
  const paid = charges.filter(({ isPaid }) => isPaid);
  const balancesAt = (until: number) => {
    const merchants = accounts.map(() => 0);
    let [platform, processor] = [0, 0];
    for (const { merchant, cents, created, processorFee, applicationFee, refunds } of paid) {
      if (created < until) {
        merchants[merchant] = Number(merchants[merchant]) + cents - applicationFee;
        platform += applicationFee - processorFee;
        processor += processorFee;
      }
      for (const refund of refunds)
        if (refund.at < until) merchants[merchant] = Number(merchants[merchant]) - refund.cents;
    }
    return { merchants, platform, processor };
  };
  const disputes = paid.flatMap(({ id, dispute }) => (dispute ? [{ paymentId: id, ...dispute }] : []));
  const borne = disputes.reduce((sum, { cents, status }) => sum + (status === 'won' ? 0 : cents), 0);
  const wrong = paid.filter(({ merchant, created }) => merchant === 3 && timeText(created) >= WRONG_SINCE);
  const agreed = Number(accounts[3]?.percent);
  const end = START + 92 * DAY;
  return {
    /** By month, before disputes. */
    months: MONTH_ENDS.map((day) => ({ day, ...balancesAt(minutesOf(day) + DAY) })),
    disputes: disputes.map(({ paymentId, cents, status }) => ({ paymentId, cents, status })),
    /** The part of the platform in all disputes, in cents. */
    borne,
    gross: paid.reduce((sum, { cents }) => sum + cents, 0),
    refunded: paid.reduce(
      (sum, { refunds }) => sum + refunds.reduce((all, { at, cents }) => all + (at < end ? cents : 0), 0),
      0,
    ),
    payments: charges.length,
    rejected: { contradictory: 2, otherCurrency: 1 },
    wrongRate: {
      merchant: 3,
      agreedPercent: agreed,
      chargedPercent: agreed - 2,
      first: wrong.map(({ created }) => timeText(created).slice(0, 10)).sort()[0] ?? '',
      count: wrong.length,
      missing: wrong.reduce((sum, { cents, applicationFee }) => sum + percentOf(cents, agreed) - applicationFee, 0),
    },
  };
}
