import { compareRecorded } from '@/domain/calendar/recorded';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { plainAmount } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { partsOfRecords } from '@/domain/payments/paymentShares';
import { PARTIES, sumShares } from '@/domain/payments/refundAllocation';
import { refundReasonName } from '@/domain/payments/vocabulary';
import type { PaymentRecord } from '@/domain/payments/refundRules';
import { RECORD_ID_HEADER } from '@/domain/payments/recordsFile';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';
import { selectFilteredTransactions } from './transactionsSearch';

const KINDS: Record<PaymentRecord['kind'], string> = { refund: 'Refund', void: 'Void' };

/** Whether any payment has records; the filters are applied when the file is made, because that takes longer. */
export const selectIsAnythingRecorded = createSelector([selectRecordedPayments], ({ size }) => size > 0);

/**
 * The export of the recorded refunds and voids of the filtered transactions, by their time: each refund has its refund
 * shares and each void the lost shares, as plain numbers. A void has no reason.
 */
export const selectRecordsFile = createSelector(
  [selectTransactionTable, selectFilteredTransactions, selectRecordedPayments, selectMerchantNames, selectCurrency],
  (table, filtered, recorded, names, currency) => {
    const all: { record: PaymentRecord; index: number; parts: Allocation | undefined }[] = [];
    for (const index of filtered) {
      const payment = recorded.get(index);
      if (!payment) continue;
      const parts = partsOfRecords(table, index, payment.records);
      for (const record of payment.records) all.push({ record, index, parts: parts.get(record.id) });
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
  switch (record.kind) {
    case 'refund':
      return refundReasonName(record.reason);
    case 'void':
      return '';
    default:
      return record satisfies never;
  }
}
