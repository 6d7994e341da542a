import type { ListedPayment, PaymentEngine } from '@/backend/paymentEngine';
import type { LongTable } from '@/domain/lists/csv';
import { plainAmount } from '@/domain/money/money';
import { FURTHER_TEXTS } from '@/domain/payments/textFields';
import { selectPaymentNotes } from '@/selectors/notes/paymentNotes';
import { selectTransactionsFile } from '@/selectors/payments/list/transactionsFile';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import { answerInEngine } from './listAnswers';
import { selectListOrder } from './questions';
import { answerIn } from './slots';

/** Without a row, nobody knows which further texts the payments have, so the file has a column for each. */
const HEADERS = [
  ...['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS'],
  ...['REFUNDED', 'NET', 'PROCESSOR FEE', 'PARTNER FEE', 'PLATFORM FEE', 'PAID TO MERCHANT'],
  ...['CUSTOMER ID', 'INTEGRATION ID', 'PARTNER', ...FURTHER_TEXTS.map((field) => field.toUpperCase())],
  ...['CURRENCY', 'TIME ZONE', 'NOTES'],
];

/**
 * The export of the filtered and sorted payments, which arrives from the engine in portions while the file is written. The file
 * has one state of the payments: that of the moment at which the export began.
 */
function exportFrom(engine: PaymentEngine) {
  return (state: RootState): LongTable => {
    const currency = selectCurrency(state);
    const notes = selectPaymentNotes(state);
    const amount = (cents: number) => plainAmount(cents, currency);
    const cellsOf = (payment: ListedPayment) => {
      const { figures, fileTime } = payment;
      const { refunded, net, allocation } = figures;
      const { processor, partner, platform, merchant } = allocation;
      return [
        ...[payment.id, payment.merchantName, amount(payment.amount), fileTime.time, payment.status],
        ...[refunded, net, processor, partner, platform, merchant].map(amount),
        ...[payment.customerId ?? '', payment.integrationId ?? '', payment.partner ?? ''],
        ...FURTHER_TEXTS.map((field) => (field === 'note' ? payment.description : payment[field]) ?? ''),
        ...[currency.code, fileTime.zone, (notes?.get(payment.id) ?? []).join('\n')],
      ];
    };
    const snapshot = { dataSet: selectDataSetHash(state) ?? '', seq: state.engine?.seq ?? 0 };
    const order = selectListOrder(state);
    return {
      headers: HEADERS,
      rows: {
        length: answerIn(state, 'page')?.total.count ?? 0,
        slice: () => {
          throw new Error('These rows arrive in portions.');
        },
      },
      async *portions() {
        for await (const rows of engine.rows(snapshot, order)) yield rows.map(cellsOf);
      },
    };
  };
}

/** Exports come from this engine from now on. */
export function registerExport(engine: PaymentEngine): void {
  answerInEngine(selectTransactionsFile, exportFrom(engine));
}
