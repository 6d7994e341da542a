import { integrationKey, isValidIntegration, type Integration } from '@/domain/integrations/integrations';
import { draftOfMerchant, isAsBefore, merchantKey, merchantRefusals } from '@/domain/merchants/merchantForm';
import { hasSuspensionReason, type Merchant } from '@/domain/merchants/merchants';
import { replayRecords, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { acceptedOfParties } from '@/domain/statements/acceptedOfParties';
import { judgePayout, type Payout } from '@/domain/statements/payouts/payouts';
import { effectiveRows } from '@/slices/entities/overlay';
import type { RootState } from '@/store/rootReducer';
import { factsOf, mayWait, type Values } from '@/store/persistence/entries/collections';

type Rows = Pick<RootState, 'transactions' | 'merchants' | 'integrations' | 'workspace' | 'payments' | 'engine'>;

const LINKED = ['merchants', 'integrations'];

/** These collections and those that must be judged with them. Merchants and integrations refer to each other. */
export function judgedTogether(collections: ReadonlySet<string>): ReadonlySet<string> {
  return LINKED.some((name) => collections.has(name)) ? new Set([...collections, ...LINKED]) : collections;
}

/**
 * By collection, the ids of entries that are well formed but rejected by the rules of forms, refunds, voids or payouts
 * (product, section 9). The values are in the order in which they were written. When a workspace opens, no payment
 * record is rejected: records that the rows do not allow stay stored.
 */
export function rejectedIds(
  cached: Record<string, Values>,
  collections: ReadonlySet<string>,
  state: Rows,
  isOpening = false,
): Record<string, ReadonlySet<string>> {
  return {
    ...(collections.has('payments') && { payments: rejectedRecords(cached, state, isOpening && mayWait(state)) }),
    ...(collections.has('payouts') && { payouts: rejectedPayouts(cached) }),
    // Merchants and integrations refer to each other.
    ...((collections.has('merchants') || collections.has('integrations')) && refusedRowsOfBoth(cached, state)),
  };
}

/** Two tabs may have refunded the same money. The later refund is rejected, unless it is on hold already. */
function rejectedRecords(cached: Record<string, Values>, state: Rows, areWaiting: boolean): Set<string> {
  if (areWaiting) return new Set();
  const records = Object.values(cached.payments ?? {}) as PaymentRecord[];
  const { findPayment, isJudged } = factsOf(state);
  const accepted = new Set(Object.values(replayRecords(records, findPayment, isJudged)).flat());
  const waiting = new Set(state.payments.waiting?.map(({ id }) => id));
  const refused = records.filter((record) => !accepted.has(record) && !waiting.has(record.id));
  return new Set(refused.map(({ id }) => id));
}

/** Two tabs may have paid out the same money. The later payout is rejected. */
function rejectedPayouts(cached: Record<string, Values>): Set<string> {
  const payouts = Object.values(cached.payouts ?? {}) as Payout[];
  const accepted = new Set(acceptedOfParties([], payouts, judgePayout));
  return new Set(payouts.filter((payout) => !accepted.has(payout)).map(({ id }) => id));
}

function refusedRowsOfBoth(cached: Record<string, Values>, state: Rows): Record<string, ReadonlySet<string>> {
  const valuesOf = <Value>(name: string) => Object.values(cached[name] ?? {}) as Value[];
  const bases = new Map(state.merchants.rows.map((row) => [row.id, row]));
  const isRight = (row: Merchant) => isMerchant(row, bases.get(row.id));
  const merchants = refusedRows(state.merchants.rows, valuesOf<Merchant>('merchants'), isRight, merchantKey);
  const current = Object.entries(cached.merchants ?? {}).filter(([id]) => !merchants.has(id));
  const changed = Object.fromEntries(current) as Record<string, Merchant>;
  const merchantIds = new Set(effectiveRows({ rows: state.merchants.rows, changed }).map(({ id }) => id));
  const baseIds = new Set(state.integrations.rows.map(({ id }) => id));
  const isIntegration = (row: Integration) =>
    (baseIds.has(row.id) || /^INT\d{3,9}$/.test(row.id)) &&
    isValidIntegration(row, []) &&
    merchantIds.has(row.merchantId);
  const integrations = valuesOf<Integration>('integrations');
  return {
    merchants,
    integrations: refusedRows(state.integrations.rows, integrations, isIntegration, integrationKey),
  };
}

function isMerchant(row: Merchant, base: Merchant | undefined): boolean {
  const draft = draftOfMerchant(row);
  // Duplicate names are checked separately.
  const isDraft = isAsBefore(merchantRefusals(draft, []), draft, base && draftOfMerchant(base));
  return /^MER\d{3,9}$/.test(row.id) && row.totalSales >= 0 && hasSuspensionReason(row) && isDraft;
}

/**
 * Judges the rows in the order of their changes, each under its unique key. If a change is rejected, the original row
 * counts again, and a row that took its key meanwhile is rejected as well.
 */
function refusedRows<Row extends { id: string }>(
  sample: readonly Row[],
  cached: readonly Row[],
  isRight: (row: Row) => boolean,
  keyOf: (row: Row) => string,
): Set<string> {
  const samples = new Map(sample.map((row) => [row.id, row]));
  const keptIds = new Set(cached.map(({ id }) => id));
  const holders = new Map(sample.flatMap((row) => (keptIds.has(row.id) ? [] : [[keyOf(row), row]])));
  const refused = new Set<string>();
  const refuse = (row: Row) => {
    for (let next: Row | undefined = row; next;) {
      refused.add(next.id);
      const own = samples.get(next.id);
      const holder = own && holders.get(keyOf(own));
      if (own) holders.set(keyOf(own), own);
      next = holder && holder !== samples.get(holder.id) ? holder : undefined;
    }
  };
  const wrong = cached.filter((row) => {
    if (!isRight(row) || holders.has(keyOf(row))) return true;
    holders.set(keyOf(row), row);
    return false;
  });
  for (const row of wrong) refuse(row);
  return refused;
}
