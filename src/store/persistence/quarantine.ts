import { isAcceptable, type Integration } from '@/domain/integrations/integrations';
import { draftOfMerchant, readMerchantDraft } from '@/domain/merchants/merchantForm';
import type { Merchant } from '@/domain/merchants/merchants';
import type { PaymentRecord } from '@/domain/payments/payments';
import type { RootState } from '@/store/rootReducer';
import type { Kept } from './cells';
import { acceptedRecords } from './memories';

/**
 * The paths of what is kept that is well formed and refused by the rules: of its form, or of refunds and voids (product,
 * section 9). An integration's merchant is looked for where the merchants are told.
 */
export function refusedPaths(
  name: string,
  kept: Kept,
  state: Pick<RootState, 'transactions' | 'merchants' | 'integrations'>,
  merchantIds?: ReadonlySet<string>,
): string[] {
  const valuesOf = <Value>(part: string) => Object.values((kept[part] ?? {}) as Record<string, Value>);
  if (name === 'payments') {
    const records = valuesOf<PaymentRecord>('records');
    const accepted = new Set(Object.values(acceptedRecords(state, records)).flat());
    return records.filter((record) => !accepted.has(record)).map(({ id }) => `records/${id}`);
  }
  if (name === 'merchants') {
    return refusedRows(state.merchants.rows, valuesOf<Merchant>('rows'), isMerchant);
  }
  if (name === 'integrations') {
    const isIntegration = (row: Integration, others: Integration[]) =>
      /^INT\d{3,9}$/.test(row.id) && isAcceptable(row, others) && (merchantIds?.has(row.merchantId) ?? true);
    return refusedRows(state.integrations.rows, valuesOf<Integration>('rows'), isIntegration);
  }
  return [];
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
): string[] {
  const keptIds = new Set(kept.map(({ id }) => id));
  const standing = sample.filter(({ id }) => !keptIds.has(id));
  const accepted = kept.filter((row) => isRight(row, standing) && standing.push(row));
  if (accepted.length === kept.length) return [];
  const refused = kept.filter((row) => !accepted.includes(row)).map(({ id }) => `rows/${id}`);
  return [...refused, ...refusedRows(sample, accepted, isRight)];
}
