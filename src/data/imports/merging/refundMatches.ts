import { fileRefundedOf, confirmedRefunds, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { TransactionTable } from '@/data/tables/transactionTable';
import { matchingIndices } from '@/lib/indices';

/**
 * How the recorded refunds meet those of an import. `confirmed` are recorded refunds that this import confirms, `open`
 * are recorded refunds that no file has yet, and `onlyInFile` are payments whose refunded amount grows by more than the
 * refunds that this import confirms.
 */
export type RefundMatches = { confirmed: number; open: number; onlyInFile: number };

/**
 * Matches the recorded refunds with an import; undefined if no refund is recorded, because then every refund is only in
 * files. `accepted` are the records that count after the import, by payment.
 */
export function countRefundMatches(
  accepted: Readonly<Record<string, readonly PaymentRecord[]>>,
  before: TransactionTable | undefined,
  after: TransactionTable,
): RefundMatches | undefined {
  const confirmedNow = new Map<number, number>();
  let [refunds, open, confirmed] = [0, 0, 0];
  for (const [id, records] of Object.entries(accepted)) {
    const index = after.indexOf(id);
    if (index === undefined) continue;
    const rowBefore = findRow(before, id);
    const earlier = rowBefore ? confirmedRefunds(rowBefore, records) : [];
    const ofFiles = confirmedRefunds(after.rowAt(index), records);
    const added = ofFiles.filter((refund) => !earlier.includes(refund));
    const count = records.filter(({ kind }) => kind === 'refund').length;
    refunds += count;
    open += count - ofFiles.length;
    confirmed += added.length;
    confirmedNow.set(
      index,
      added.reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  if (refunds === 0) return undefined;
  const { statuses, fileRefunds } = after;
  const refunded = statuses.terms.indexOf('Refunded');
  const hasRefund = (index: number) =>
    statuses.indices[index] === refunded || (fileRefunds?.starts[index] ?? 0) < (fileRefunds?.starts[index + 1] ?? 0);
  let onlyInFile = 0;
  for (const index of matchingIndices(after.length, hasRefund)) {
    const rowBefore = findRow(before, after.idAt(index));
    const known = rowBefore ? fileRefundedOf(rowBefore) : 0;
    const growth = fileRefundedOf(after.rowAt(index)) - known;
    if (growth > (confirmedNow.get(index) ?? 0)) onlyInFile += 1;
  }
  return { confirmed, open, onlyInFile };
}

function findRow(table: TransactionTable | undefined, id: string) {
  const index = table?.indexOf(id);
  return index === undefined ? undefined : table?.rowAt(index);
}
