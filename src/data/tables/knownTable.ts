import type { ChargeModels } from '@/domain/money/effectiveModels';
import type { KnownPayment } from '@/domain/payments/knownPayment';
import { allocationAt, type FileRefunds, type PaymentColumns } from '@/domain/payments/recordedPayments';
import { allocateRefunds, PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { isPaid } from '@/domain/payments/refunds/refundRules';
import type { FileRefund } from '@/domain/payments/refunds/refundRules';
import { FURTHER_TEXTS } from '@/domain/payments/textFields';
import type { DictionaryColumn } from '@/lib/searching/searchColumns';
import { rowAt } from '@/lib/indices';
import { dataSetOfTable } from './tableOfDataSet';
import { tableOfRows, type TransactionTable } from './transactionTable';

/**
 * The table of the payments that a page has asked an engine for. They are few, and in no order. `directory` is the table of
 * the data set without payments, which knows what the statuses of its files mean.
 */
export function tableOfKnown(
  directory: TransactionTable,
  payments: readonly KnownPayment[],
  models?: ChargeModels,
): TransactionTable {
  const rows = payments.map(({ row }) => row);
  const words = dataSetOfTable(directory)?.words.statuses ?? [];
  const isWordPaid = new Map(words.map(({ word, isPaid: counts }) => [word, counts]));
  const table = tableOfRows(
    rows,
    payments.flatMap(({ fees }) => fees),
    models,
  );
  const at = (index: number) => rowAt(payments, index);
  const further = FURTHER_TEXTS.filter((field) => rows.some((row) => row[field]));
  const partners = partnersOf(payments);
  return {
    ...table,
    isPaidAt: (index) => isWordPaid.get(at(index).row.status) ?? isPaid(at(index).row.status),
    customStatuses: directory.customStatuses,
    timeZoneAt: (index) => at(index).timeZone,
    furtherTexts: further,
    furtherTextAt: (field, index) => at(index).row[field] ?? '',
    ...(partners && { partners }),
    areFeesCalculatedAt: (index) => at(index).areFeesCalculated,
    ...(payments.some(({ refunds }) => refunds.length > 0) && { fileRefunds: refundsOf(payments, table) }),
    fileDisputes: directory.fileDisputes,
    withModels: (others) => tableOfKnown(directory, payments, others),
  };
}

/** Undefined if no payment has a partner. The first word means none. */
function partnersOf(payments: readonly KnownPayment[]): DictionaryColumn | undefined {
  const terms = [...new Set(['', ...payments.map(({ row }) => row.partner ?? '')])];
  if (terms.length === 1) return undefined;
  return { terms, indices: Uint32Array.from(payments, ({ row }) => terms.indexOf(row.partner ?? '')) };
}

function refundsOf(
  payments: readonly KnownPayment[],
  table: Pick<PaymentColumns, 'amountAt' | 'fees' | 'modelAt'>,
): FileRefunds {
  const refunds: FileRefund[] = [];
  const starts = [0];
  const parts: Record<(typeof PARTIES)[number], number[]> = { merchant: [], processor: [], partner: [], platform: [] };
  payments.forEach((payment, index) => {
    const model = table.modelAt?.(index);
    const allocated = allocateRefunds(allocationAt(table, index), payment.refunds, undefined, model);
    for (const { shares } of allocated) for (const party of PARTIES) parts[party].push(shares[party]);
    for (const { id, time, amount } of payment.refunds)
      refunds.push({
        kind: 'refund',
        id,
        transactionId: payment.row.id,
        recordedAt: time,
        recordedBy: 'Imported file',
        zone: payment.timeZone,
        amount,
        reason: 'Other',
        isUndated: false,
      });
    starts.push(refunds.length);
  });
  return {
    starts,
    amounts: refunds.map(({ amount }) => amount),
    parts,
    refundAt: (position) => rowAt(refunds, position),
  };
}
