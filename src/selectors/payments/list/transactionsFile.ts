import { lazyRows, type LongTable } from '@/domain/lists/csv';
import type { FileColumn } from '@/domain/lists/lists';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { measure } from '@/domain/payments/metrics';
import { plainAmount } from '@/domain/money/money';
import { feesAt, isPaidAt, statusAt } from '@/domain/payments/recordedPayments';
import { createSelector } from '@/selectors/createSelector';
import { termOf } from '@/lib/searching/searchColumns';
import { selectPaymentNotes } from '@/selectors/notes/paymentNotes';
import { selectAssignedFieldsOf, ASSIGNED_COLUMNS } from '@/selectors/assignments/assignedFilter';
import { selectAssignedPayments } from '@/selectors/assignments/assignmentSelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectPendingPaymentIds } from '@/selectors/sync/heldUp';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { pendingMark } from '@/selectors/sync/pendingTexts';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectSortedTransactions } from './transactionsSelectors';
import { compareRecorded } from '@/domain/calendar/recorded';
import type { Allocation } from '@/domain/money/split';
import { partsOfRecords } from '@/domain/payments/paymentShares';
import { PARTIES, sumShares } from '@/domain/payments/refunds/refundAllocation';
import { refundReasonName } from '@/domain/payments/vocabulary';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { RECORD_ID_HEADER } from '@/domain/payments/recordsFile';
import { selectSelectedPositions } from './selectedPayments';
import { selectFilteredTransactions } from './transactionsSearch';

/** How many columns of the export the screen has, too. They come first. */
const SCREEN_COLUMNS = 5;
/** Only while something waits: which payments have a refund or a void that the server of a team has not accepted. */
const PENDING_HEADER = 'PENDING CHANGES';

/** The headers of the export, and the cells of a payment by its index. */
const selectExportedPayments = createSelector(
  [
    ...([selectTransactionTable, selectMerchantNames, selectRecordedPayments, selectCurrency] as const),
    ...([selectPaymentNotes, selectAssignedPayments, selectAssignedFieldsOf, selectPendingPaymentIds] as const),
  ],
  (table, names, recorded, currency, notes, assigned, fieldsOf, pendingPaymentIds) => {
    const { furtherTexts = [] } = table;
    const assignedColumns = assigned.length > 0 ? ASSIGNED_COLUMNS : [];
    const headers = [
      ...['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS'],
      ...['REFUNDED', 'NET', 'PROCESSOR FEE', 'PARTNER FEE', 'PLATFORM FEE', 'PAID TO MERCHANT'],
      ...['CUSTOMER ID', 'INTEGRATION ID', ...(table.partners ? ['PARTNER'] : [])],
      ...furtherTexts.map((field) => field.toUpperCase()),
      ...(table.timeZoneAt ? ['CURRENCY', 'TIME ZONE'] : []),
      ...assignedColumns.map(({ header }) => header),
      ...(notes ? ['NOTES'] : []),
      ...(pendingPaymentIds.size > 0 ? [PENDING_HEADER] : []),
    ];
    const cellsAt = (index: number): readonly string[] => {
      const row = table.rowAt(index);
      // Only with the text of its file, a row that is imported again is the same row.
      const { time, zone } = table.fileTimeAt?.(index) ?? { time: row.date, zone: table.timeZoneAt?.(index) };
      const { refunded, net, allocation } = measure(table, recorded, [index]);
      // The fees are those that were charged, so that the charge model divides them once more after an import.
      const { processor, partner, platform } = isPaidAt(table, recorded, index)
        ? feesAt({ fees: table.chargedFees }, index)
        : allocation;
      return [
        ...[row.id, merchantNameOf(names, row.merchantId), plainAmount(row.amount, currency), time],
        statusAt(table, recorded, index),
        ...[refunded, net, processor, partner, platform, allocation.merchant].map((amount) =>
          plainAmount(amount, currency),
        ),
        ...[row.customerId ?? '', row.integrationId ?? ''],
        ...(table.partners ? [termOf(table.partners, index)] : []),
        ...furtherTexts.map((field) => row[field] ?? ''),
        ...(zone === undefined ? [] : [currency.code, zone]),
        ...assignedColumns.map(({ text }) => text(fieldsOf({ subject: 'payment', subjectId: row.id }))),
        ...(notes ? [(notes.get(row.id) ?? []).join('\n')] : []),
        ...(pendingPaymentIds.size > 0 ? [pendingPaymentIds.has(row.id) ? pendingMark : ''] : []),
      ];
    };
    return { headers, cellsAt };
  },
);

function createPaymentsFile<State>(selectIndices: (state: State) => Uint32Array) {
  return createSelector([selectExportedPayments, selectIndices], ({ headers, cellsAt }, sorted): LongTable => ({
    headers,
    rows: lazyRows(sorted.length, (at) => cellsAt(Number(sorted[at]))),
  }));
}

/**
 * The export of the filtered and sorted transactions: the columns of the screen, then those that help to reconcile, and
 * for imported data currency and time zone. Amounts are plain numbers, and 0 for unpaid payments. An unknown id is
 * empty.
 */
export const selectTransactionsFile = createPaymentsFile(selectSortedTransactions);

/** The same for the selected transactions. */
export const selectSelectedTransactionsFile = createPaymentsFile(selectSelectedPositions);

/** The columns that only the export has. A payment that another import has removed has empty cells. */
export const selectTransactionFileColumns = createSelector(
  [selectExportedPayments, selectTransactionTable],
  ({ headers, cellsAt }, table): readonly FileColumn<{ id: string }>[] =>
    headers.slice(SCREEN_COLUMNS).map((header, at) => ({
      header,
      text: ({ id }) => {
        const index = table.indexOf(id);
        return (index === undefined ? undefined : cellsAt(index)[SCREEN_COLUMNS + at]) ?? '';
      },
    })),
);

const KINDS: Record<PaymentRecord['kind'], string> = { refund: 'Refund', void: 'Void' };

/** Whether any payment has records; the filters are applied when the file is made, because that takes longer. */
export const selectIsAnythingRecorded = createSelector([selectRecordedPayments], ({ size }) => size > 0);

/**
 * The export of the recorded refunds and voids of the filtered transactions, by their time: each refund has its refund
 * shares and each void the lost shares, as plain numbers. A void has no reason. What the server of a team has not accepted is
 * left out, because operators act on the file in the payment processor.
 */
export const selectRecordsFile = createSelector(
  [
    ...([selectTransactionTable, selectFilteredTransactions, selectRecordedPayments] as const),
    ...([selectMerchantNames, selectCurrency, selectPendingIds] as const),
  ],
  (table, filtered, recorded, names, currency, pendingIds) => {
    const all: { record: PaymentRecord; index: number; parts: Allocation | undefined }[] = [];
    for (const index of filtered) {
      const payment = recorded.get(index);
      if (!payment) continue;
      const parts = partsOfRecords(table, index, payment.records);
      for (const record of payment.records)
        if (!pendingIds.has(record.id)) all.push({ record, index, parts: parts.get(record.id) });
    }
    all.sort((a, b) => compareRecorded(a.record, b.record));
    return {
      headers: [
        ...[RECORD_ID_HEADER, 'TRANSACTION ID', 'MERCHANT', 'KIND', 'AMOUNT'],
        ...PARTIES.map((party) => `FROM ${party.toUpperCase()}`),
        ...['CURRENCY', 'RECORDED AT', 'TIME ZONE', 'RECORDED BY', 'REASON'],
      ],
      rows: all.map(({ record, index, parts }) => {
        const amounts = parts ? [sumShares(parts), ...PARTIES.map((party) => parts[party])] : [];
        const { id, transactionId, recordedAt, recordedBy, zone = '' } = record;
        return [
          ...[id, transactionId, merchantNameOf(names, table.merchantIdAt(index)), KINDS[record.kind]],
          ...amounts.map((amount) => plainAmount(amount, currency)),
          ...[currency.code, recordedAt, zone, recordedBy, reasonOf(record)],
        ];
      }),
    };
  },
);

function reasonOf(record: PaymentRecord): string {
  return record.kind === 'void' ? '' : refundReasonName(record.reason);
}
