import type { OpenDataSet } from '@/data/dataSets/dataSetInZone';
import { refundedSharesOf } from '@/data/dataSets/fileFees';
import type { TransactionTable } from '@/data/tables/transactionTable';
import { findCurrency, type Currency } from '@/domain/money/currency';
import { formatMoney, plainAmount } from '@/domain/money/money';
import { FURTHER_TEXTS, ofTextFields } from '@/domain/payments/textFields';
import { numberAt } from '@/lib/columns/numbers';
import { textAt, type StringColumn } from '@/lib/columns/stringColumn';
import { foldText } from '@/lib/searching/normalizing';
import { naturalKey } from '@/lib/sorting/naturalKey';
import { createStoredReader, storedTableOf, typedAmounts } from '../readStored';
import { STORED_PAYMENT, type StoredColumn } from '../storedPayment';
import { nativeBlock, type ColumnData } from './nativeBlock';

/** Columns that most payments lack. Those of the others are read one payment after the other. */
const RARE = [
  ...(['refundId', 'refundDate', 'refundZone', 'refundUndated', 'refundAmount', 'reportedFlags'] as const),
  ...(['reportedPartner', 'reportedPlatform', 'lineTime', 'lineDay', 'lineAmount', 'lineMerchant'] as const),
  ...(['lineProcessor', 'linePartner', 'linePlatform', 'refunded', 'dispute', 'disputePosition'] as const),
] satisfies readonly StoredColumn[];

const SEPARATOR = '\u0000';

/** What the payments get besides their values. `rowAt` is the position of a payment in the whole data set. */
export type ColumnsOrigin = {
  part: number;
  rowAt: (index: number) => number;
  chargeModel?: string | undefined;
  /** The position of a dispute among those of all payments, if the data set has only a part of them. */
  disputePositionAt?: ((index: number) => number) | undefined;
};

/**
 * The payments of an opened data set in the format Native, with the same values as `createStoredReader`. Columns are copied as a
 * whole, so that a million payments take seconds.
 */
export function storedColumns(dataSet: OpenDataSet, origin: ColumnsOrigin): Buffer[] {
  const { part, rowAt, chargeModel } = origin;
  const { payments, statuses, words, fileTimes } = dataSet;
  const { length } = payments;
  const table = storedTableOf(dataSet, chargeModel);
  const rows = new Float64Array(length).map((_, index) => rowAt(index));
  const rare = rareColumns(dataSet, table, origin);
  const paid = words.statuses.map(({ isPaid }) => (isPaid ? 1 : 0));
  const refundedStatus = Uint16Array.from({ length }, (_, index) => numberAt(statuses, index));
  for (const [index, payment] of rare.payments) refundedStatus[index] = payment.refundedStatus;
  const columns: Record<StoredColumn, ColumnData> = {
    ...rare.columns,
    ...ofTextFields((field): ColumnData => ({ texts: payments[field] })),
    part: { value: part },
    row: { numbers: rows },
    id: { texts: payments.id },
    idKey: { texts: mapped(length, (index) => naturalKey(textAt(payments.id, index))) },
    date: { texts: payments.date },
    day: { numbers: daysOf(payments.date) },
    zone: { numbers: payments.zone },
    fileDate: { texts: fileTimes?.date ?? payments.date },
    fileZone: { numbers: fileTimes?.zone ?? payments.zone },
    merchant: { numbers: payments.merchant },
    amount: { numbers: payments.amount },
    status: { numbers: statuses },
    refundedStatus: { numbers: refundedStatus },
    isPaid: { numbers: Uint8Array.from({ length }, (_, index) => paid[numberAt(statuses, index)] ?? 0) },
    integration: { numbers: payments.integration },
    partner: { numbers: payments.partner },
    processorFee: { numbers: table.chargedFees.processor },
    partnerFee: { numbers: table.chargedFees.partner },
    platformFee: { numbers: table.chargedFees.platform },
    areFeesCalculated: {
      numbers: Uint8Array.from({ length }, (_, index) => (table.areFeesCalculatedAt?.(index) === true ? 1 : 0)),
    },
    platformPart: { numbers: table.fees.platform },
    searchText: { texts: searchTexts(dataSet) },
    amountText: { texts: amountTexts(payments.amount, length, findCurrency(dataSet.currency)) },
  };
  return nativeBlock(STORED_PAYMENT, length, columns);
}

/** The payments with refunds or a dispute of files, read one by one. */
function rareColumns(dataSet: OpenDataSet, table: TransactionTable, { disputePositionAt }: ColumnsOrigin) {
  const read = createStoredReader(dataSet, table);
  const indices = new Set<number>();
  const refunded = dataSet.words.statuses.findIndex(({ word }) => word === 'Refunded');
  for (let row = 0; row < dataSet.refunds.length; row += 1) indices.add(numberAt(dataSet.refunds.payment, row));
  dataSet.statuses.forEach((status, index) => status === refunded && indices.add(index));
  for (const index of refundedSharesOf(dataSet.fees).keys()) indices.add(index);
  for (const { transactionId } of table.fileDisputes()) {
    const index = table.indexOf(transactionId);
    if (index !== undefined) indices.add(index);
  }
  const payments = new Map([...indices].map((index) => [index, read(index)]));
  for (const [index, payment] of payments)
    if (payment.disputePosition > 0 && disputePositionAt)
      payments.set(index, { ...payment, disputePosition: disputePositionAt(index) });
  const columnOf = (column: (typeof RARE)[number]): ColumnData => ({
    sparse: new Map([...payments].map(([index, payment]) => [index, payment[column]])),
  });
  const columns = Object.fromEntries(RARE.map((column) => [column, columnOf(column)]));
  return { payments, columns: columns as Record<(typeof RARE)[number], ColumnData> };
}

/** `20240630` for each time. */
function daysOf({ text, ends }: StringColumn): Uint32Array {
  const days = new Uint32Array(ends.length);
  const digit = (at: number) => text.charCodeAt(at) - 48;
  let start = 0;
  for (let row = 0; row < ends.length; row += 1) {
    const year = digit(start) * 1000 + digit(start + 1) * 100 + digit(start + 2) * 10 + digit(start + 3);
    const month = digit(start + 5) * 10 + digit(start + 6);
    days[row] = year * 10_000 + month * 100 + digit(start + 8) * 10 + digit(start + 9);
    start = Number(ends[row]);
  }
  return days;
}

/** The searched texts of each payment, folded, as `createStoredReader` has them. */
function searchTexts({ payments, words }: OpenDataSet): StringColumn {
  const integrations = words.integrations.map(folded);
  const readers = [
    foldedReader(payments.id),
    foldedReader(payments.customer),
    (index: number) => integrations[numberAt(payments.integration, index)] ?? '',
    ...FURTHER_TEXTS.filter((field) => payments[field].ends.length > 0).map((field) => foldedReader(payments[field])),
  ];
  return mapped(payments.length, (index) => {
    let searched = '';
    for (const read of readers) {
      const text = read(index);
      if (text !== '') searched += searched === '' ? text : SEPARATOR + text;
    }
    return searched;
  });
}

const folded = (text: string): string => foldText(text.replaceAll(SEPARATOR, '').toLowerCase());

/** Texts without a separator that keep their length in lower case are folded together. */
function foldedReader(column: StringColumn): (index: number) => string {
  if (column.ends.length === 0) return () => '';
  const isPlain = Buffer.byteLength(column.text) === column.text.length && !column.text.includes(SEPARATOR);
  if (!isPlain) return (index) => folded(textAt(column, index));
  const all = { text: folded(column.text), ends: column.ends };
  return (index) => textAt(all, index);
}

/** The amounts as people type them. The sign is folded once, because digits stay as they are. */
function amountTexts(amounts: Float64Array, length: number, currency: Currency): StringColumn {
  const zero = typedAmounts(0, currency);
  const sign = zero.slice(0, zero.indexOf('0'));
  const bare = { ...currency, sign: '' };
  return mapped(length, (index) => {
    const amount = numberAt(amounts, index);
    return sign + plainAmount(amount, currency) + SEPARATOR + sign + formatMoney(amount, bare);
  });
}

function mapped(length: number, textOf: (index: number) => string): StringColumn {
  const ends = new Uint32Array(length);
  const texts: string[] = [];
  let end = 0;
  for (let index = 0; index < length; index += 1) {
    const text = textOf(index);
    texts.push(text);
    ends[index] = end += text.length;
  }
  return { text: texts.join(''), ends: end === 0 ? new Uint32Array() : ends };
}
