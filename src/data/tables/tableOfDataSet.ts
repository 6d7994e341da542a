import type { DataSet } from '@/data/dataSets/dataSet';
import { numberAt } from '@/data/dataSets/numbers';
import { findPayment } from '@/data/dataSets/readDataSet';
import { textAt, type Texts } from '@/data/dataSets/texts';
import { wordAt } from '@/data/dataSets/words';
import { fileRefundedAt } from '@/domain/payments/recordedPayments';
import { FEE_PARTIES, type Fee, type TransactionStatus } from '@/domain/payments/transactions';
import { fileRefundsOf } from './fileRefunds';
import type { TransactionTable } from './transactionTable';

/** The table of a data set: its columns, and a row made of them where one is asked for. */
export function tableOfDataSet(dataSet: DataSet): TransactionTable {
  const { payments, words, merchants, statuses } = dataSet;
  const { length } = payments;
  const merchantIds = merchants.map(({ id }) => id);
  // The words of a file may go beyond the console's own: they are shown as they are.
  const statusWords = words.statuses.map(({ word }) => word as TransactionStatus);
  const fees = {
    processor: filled(payments.processorFee, length),
    partner: filled(payments.partnerFee, length),
    platform: filled(payments.platformFee, length),
  };
  const textOf = (texts: Texts) => (index: number) => textAt(texts, checked(index, length));
  const idAt = textOf(payments.id);
  const dateAt = textOf(payments.date);
  const customerAt = textOf(payments.customer);
  const amountAt = (index: number) => numberAt(payments.amount, index);
  const statusAt = (index: number) => statusWords[numberAt(statuses, index)] ?? 'Completed';
  const merchantIdAt = (index: number) => wordAt(merchantIds, numberAt(payments.merchant, index));
  const integrationIdAt = (index: number) =>
    recorded(wordAt(words.integrations, numberAt(payments.integration, index)));
  const fileRefunds = fileRefundsOf(dataSet, { amountAt, fees });
  const customerIdAt = (index: number) => recorded(customerAt(index));
  return {
    ...{ length, idAt, dateAt, amountAt, statusAt, merchantIdAt, integrationIdAt, customerIdAt, fees, fileRefunds },
    rowAt: (index) => {
      const row = { id: idAt(index), merchantId: merchantIdAt(index), amount: amountAt(index), date: dateAt(index) };
      const [integrationId, customerId] = [integrationIdAt(index), customerIdAt(index)];
      const refunded = fileRefundedAt({ fileRefunds }, index);
      return {
        ...{ ...row, status: statusAt(index) },
        ...(integrationId && { integrationId }),
        ...(customerId && { customerId }),
        ...(refunded > 0 && { refunded }),
      };
    },
    feeRowsAt: (index) => {
      const [transactionId, date] = [idAt(index), dateAt(index)];
      return FEE_PARTIES.map((party): Fee => {
        const type = party === 'processor' ? 'Processing' : 'Service';
        const id = `${transactionId} ${party}`;
        return { id, transactionId, party, date, integrationFeeId: id, amount: numberAt(fees[party], index), type };
      });
    },
    indexOf: (id) => findPayment(dataSet, id),
  };
}

/** The column; zeros where it is empty. */
function filled(column: Float64Array, length: number): Float64Array {
  return column.length === length ? column : new Float64Array(length);
}

/** The text; undefined where it is empty: nobody recorded it. */
function recorded(text: string): string | undefined {
  return text === '' ? undefined : text;
}

function checked(index: number, length: number): number {
  if (index >= 0 && index < length) return index;
  throw new RangeError(`There is no row ${index}`);
}
