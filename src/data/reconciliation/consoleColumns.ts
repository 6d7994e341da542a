import { dataSetInZone } from '@/data/dataSets/dataSetInZone';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import type { WorkspaceStorage } from '@/data/dataSets/storedWorkspaces';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { tableOfRows, type TransactionTable } from '@/data/tables/transactionTable';
import { NO_EVENTS, refundedAt, statusAt } from '@/domain/payments/recordedPayments';
import type { ConsoleColumns } from '@/domain/reconciliation/columns';
import type { ConsolePayments } from './messages';

/**
 * The payments of the console with their refunds and voids, as columns. Rejects if the browser no longer has the rows.
 */
export async function readConsoleColumns(
  storage: Pick<WorkspaceStorage, 'read'>,
  payments: ConsolePayments,
): Promise<ConsoleColumns> {
  const table =
    'rows' in payments ? tableOfRows(payments.rows, payments.fees) : await readTable(storage, payments.workspaceId);
  return createConsoleColumns(table, payments);
}

/** The payments of a table with their refunds and voids. */
export function createConsoleColumns(
  table: TransactionTable,
  payments: Pick<ConsolePayments, 'currency' | 'timeZone' | 'recorded' | 'disputes'>,
): ConsoleColumns {
  const recorded = new Map(payments.recorded.map((payment) => [table.indexOf(payment.id), payment]));
  const disputes = new Map(payments.disputes.map((dispute) => [table.indexOf(dispute.id), dispute]));
  return {
    length: table.length,
    currency: payments.currency,
    idAt: table.idAt,
    timeAt: table.dateAt,
    zoneAt: (index) => table.timeZoneAt?.(index) ?? payments.timeZone,
    amountAt: table.amountAt,
    refundedAt: (index) => recorded.get(index)?.refunded ?? refundedAt(table, NO_EVENTS, index),
    statusAt: (index) => recorded.get(index)?.status ?? statusAt(table, NO_EVENTS, index),
    disputedAt: (index) => disputes.get(index)?.disputed ?? 0,
    disputeOpenedAt: (index) => disputes.get(index)?.opened,
    earlierAt: (index) => recorded.get(index)?.earlier,
    fees: table.chargedFees,
    indexOf: table.indexOf,
  };
}

async function readTable(storage: Pick<WorkspaceStorage, 'read'>, workspaceId: string): Promise<TransactionTable> {
  const stored = await storage.read(workspaceId);
  const dataSet = stored && decodeDataSet(stored.bytes);
  if (!dataSet || 'problem' in dataSet) throw new Error('the payments of this workspace cannot be read');
  return tableOfDataSet(dataSetInZone(dataSet, stored.workspace.timeZone));
}
