import { isAcceptable, type Integration } from '@/domain/integrations/integrations';
import { draftOfMerchant, readMerchantDraft } from '@/domain/merchants/merchantForm';
import type { Merchant } from '@/domain/merchants/merchants';
import type { PaymentRecord } from '@/domain/payments/payments';
import { effectiveRows } from '@/slices/entities/overlay';
import type { RootState } from '@/store/rootReducer';
import { acceptedRecords, type Values } from './journals';

type Rows = Pick<RootState, 'transactions' | 'merchants' | 'integrations'>;

/**
 * By the names of these journals, the ids of what is kept that is well formed and refused by the rules: of its form, or of
 * refunds and voids (product, section 9). The values of each journal stand in the order in which they were written.
 */
export function refusedIds(
  kept: Record<string, Values>,
  journals: ReadonlySet<string>,
  state: Rows,
): Record<string, ReadonlySet<string>> {
  return {
    ...(journals.has('payments') && { payments: refusedRecords(kept, state) }),
    // Rows of the one name rows of the other.
    ...((journals.has('merchants') || journals.has('integrations')) && refusedRowsOfBoth(kept, state)),
  };
}

function refusedRecords(kept: Record<string, Values>, state: Rows): Set<string> {
  const records = Object.values(kept.payments ?? {}) as PaymentRecord[];
  const accepted = new Set(Object.values(acceptedRecords(state, records)).flat());
  return new Set(records.filter((record) => !accepted.has(record)).map(({ id }) => id));
}

function refusedRowsOfBoth(kept: Record<string, Values>, state: Rows): Record<string, ReadonlySet<string>> {
  const valuesOf = <Value>(name: string) => Object.values(kept[name] ?? {}) as Value[];
  const merchants = refusedRows(state.merchants.rows, valuesOf<Merchant>('merchants'), isMerchant);
  const standing = Object.entries(kept.merchants ?? {}).filter(([id]) => !merchants.has(id));
  const changed = Object.fromEntries(standing) as Record<string, Merchant>;
  const merchantIds = new Set(effectiveRows({ rows: state.merchants.rows, changed }).map(({ id }) => id));
  const isIntegration = (row: Integration, others: Integration[]) =>
    /^INT\d{3,9}$/.test(row.id) && isAcceptable(row, others) && merchantIds.has(row.merchantId);
  return {
    merchants,
    integrations: refusedRows(state.integrations.rows, valuesOf<Integration>('integrations'), isIntegration),
  };
}

function isMerchant(row: Merchant, others: Merchant[]): boolean {
  const isSuspensionTold = row.status !== 'Suspended' || Boolean(row.statusReason?.trim());
  const isDraft = readMerchantDraft(draftOfMerchant(row), others) !== undefined;
  return /^MER\d{3,9}$/.test(row.id) && row.totalSales >= 0 && isSuspensionTold && isDraft;
}

/** One row after the other, the oldest change first; where one is refused, the sample's own stands again. */
function refusedRows<Row extends { id: string }>(
  sample: readonly Row[],
  kept: readonly Row[],
  isRight: (row: Row, others: Row[]) => boolean,
): Set<string> {
  const keptIds = new Set(kept.map(({ id }) => id));
  const standing = sample.filter(({ id }) => !keptIds.has(id));
  const accepted = new Set(kept.filter((row) => isRight(row, standing) && standing.push(row)));
  if (accepted.size === kept.length) return new Set();
  const refused = kept.filter((row) => !accepted.has(row)).map(({ id }) => id);
  return new Set([...refused, ...refusedRows(sample, [...accepted], isRight)]);
}
