import type { DataSet } from '@/data/dataSets/dataSet';
import { FEE_SHAPE, PAYMENT_SHAPE, REFUND_SHAPE } from '@/data/dataSets/dataSet';
import type { OpenDataSet } from '@/data/dataSets/dataSetInZone';
import { FEE_FLAGS } from '@/data/dataSets/fileFees';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { TransactionTable } from '@/data/tables/transactionTable';
import type { FileDispute } from '@/domain/disputes/disputes';
import { PAYMENT_STATUSES } from '@/domain/payments/vocabulary';
import { ofTextFields } from '@/domain/payments/textFields';
import { slotsOf } from '@/lib/columns/idIndex';
import { createRows } from '@/lib/columns/rows';
import { createStringColumn } from '@/lib/columns/stringColumn';
import { compareCodes } from '@/lib/compareCodes';
import type { StoredPayment } from './storedPayment';

/**
 * Everything of a data set but its payments: merchants, integrations, currency, zones, statuses and volume. The positions in
 * stored payments are those of its lists.
 */
export type Directory = OpenDataSet;

/** Some of the payments of a data set, newest first, as a table that selectors read. `rows` are in the order of the table. */
export type StoredTable = { dataSet: DataSet; table: TransactionTable; rows: readonly StoredPayment[] };

/** The order of a table: newest first, and payments of the same time in the order of their files. */
function compareStored(a: StoredPayment, b: StoredPayment): number {
  return compareCodes(b.date, a.date) || a.row - b.row;
}

/** The table of some stored payments. Its selectors answer as those of the whole data set do for these payments. */
export function tableOfStored(directory: Directory, stored: readonly StoredPayment[]): StoredTable {
  const rows = [...stored].sort(compareStored);
  const payments = createRows(PAYMENT_SHAPE);
  const refunds = createRows(REFUND_SHAPE);
  const fees = createRows(FEE_SHAPE);
  const fileDates = createStringColumn();
  rows.forEach((row, index) => {
    payments.push({
      ...ofTextFields((field) => row[field]),
      id: row.id,
      date: row.date,
      merchant: row.merchant,
      amount: row.amount,
      zone: row.zone,
      status: row.status,
      integration: row.integration,
      partner: row.partner,
      processorFee: row.processorFee,
      partnerFee: row.partnerFee,
      platformFee: row.platformFee,
      areFeesCalculated: row.areFeesCalculated,
      // The refunds and the dispute have their columns in the stored payment.
      refunded: 0,
      refundedDate: '',
      disputed: 0,
      dispute: '',
    });
    fileDates.push(row.fileDate);
    row.refundId.forEach((id, at) => {
      refunds.push({
        id,
        date: row.refundDate[at] ?? '',
        payment: index,
        amount: row.refundAmount[at] ?? 0,
        zone: row.refundZone[at] ?? 0,
        isUndated: row.refundUndated[at] ?? 0,
      });
    });
    for (const fee of reportedShares(row)) fees.push({ id: '', payment: index, ...fee });
  });
  const finished = payments.finish();
  const dataSet: OpenDataSet = {
    ...directory,
    // A column without any partner would be empty, and then no partner would have a name.
    payments: { ...finished, partner: Uint32Array.from(rows, ({ partner }) => partner) },
    refunds: refunds.finish(),
    fees: fees.finish(),
    statuses: Uint16Array.from(rows, ({ status }) => status),
    idSlots: slotsOf(finished.id),
    fileTimes: { date: fileDates.finish(), zone: Uint16Array.from(rows, ({ fileZone }) => fileZone) },
  };
  return { dataSet, table: withDisputes(tableOfDataSet(dataSet), directory, rows), rows };
}

/** The refund shares of fee files, each as a row of such a file, with the fee as it was charged. */
function reportedShares(row: StoredPayment) {
  const nothing = { processorFee: 0, partnerFee: 0, platformFee: 0 };
  const { reportedFlags, partnerFee, platformFee, reportedPartner, reportedPlatform } = row;
  const { refundedShares } = FEE_FLAGS;
  return [
    ...((reportedFlags & 1) === 0
      ? []
      : [{ ...nothing, partnerFee, feeFlags: FEE_FLAGS.partnerFee | refundedShares, refundedShares: reportedPartner }]),
    ...((reportedFlags & 2) === 0
      ? []
      : [
          {
            ...nothing,
            platformFee,
            feeFlags: FEE_FLAGS.platformFee | refundedShares,
            refundedShares: reportedPlatform,
          },
        ]),
  ];
}

/** The table with the disputes of its payments, and with all statuses of the data set. */
function withDisputes(table: TransactionTable, directory: Directory, rows: readonly StoredPayment[]): TransactionTable {
  const disputed = rows.filter(({ disputePosition }) => disputePosition > 0);
  disputed.sort((a, b) => a.disputePosition - b.disputePosition);
  const disputes = disputed.map(({ dispute }) => JSON.parse(dispute) as FileDispute);
  const known = new Set<string>(PAYMENT_STATUSES);
  const customStatuses = directory.words.statuses.flatMap(({ word: name }) => (known.has(name) ? [] : [name]));
  const complete = (of: TransactionTable): TransactionTable => ({
    ...of,
    fileDisputes: () => disputes,
    customStatuses: [...new Set(customStatuses)],
    withModels: (models) => complete(of.withModels(models)),
  });
  return complete(table);
}
