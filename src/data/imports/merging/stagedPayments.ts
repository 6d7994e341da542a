import { PAYMENT_SHAPE, type PaymentRows } from '@/data/dataSets/dataSet';
import { largerOf, NUMBERS, withoutZeros, numberAt } from '@/lib/columns/numbers';
import { buildRows } from '@/lib/columns/rows';
import { createUtf8Builder } from '@/lib/columns/utf8Builder';
import type { PaymentRow } from '@/data/imports/rows/paymentRow';
import { ofTextFields, TEXT_FIELD_NAMES, type TextField } from '@/domain/payments/textFields';
import type { RowPosition } from '@/data/imports/rows/rejectedRows';
import { createIdIndex, hashOfSliceText } from '@/lib/columns/idIndex';
import { compareSlices, sliceOf, type Slice } from '@/lib/cells/cells';

/** Few payments have these texts, so their builders start small. */
const FEW = 64;

export type StagedPayments = ReturnType<typeof createStagedPayments>;

/**
 * Collects the payments of a file in its order. `expected` is about how many there are, and `textFields` are the texts that
 * the file has; the columns of the others stay empty. Every column of numbers is written
 * separately instead of in a loop, because this runs a million times.
 */
export function createStagedPayments(expected: number, textFields: readonly TextField[] = TEXT_FIELD_NAMES) {
  const ids = createStagedIds(expected);
  const fields = ofTextFields((field) => createUtf8Builder(textFields.includes(field) ? expected : FEW));
  const texts = {
    ...fields,
    id: ids.texts,
    date: createUtf8Builder(expected),
    refundedDate: createUtf8Builder(FEW),
    dispute: createUtf8Builder(FEW),
  };
  const columns = {
    merchant: NUMBERS.uint32(expected),
    amount: NUMBERS.float64(expected),
    zone: NUMBERS.uint16(expected),
    status: NUMBERS.uint16(expected),
    integration: NUMBERS.uint32(expected),
    partner: NUMBERS.uint32(expected),
    processorFee: NUMBERS.float64(expected),
    partnerFee: NUMBERS.float64(expected),
    platformFee: NUMBERS.float64(expected),
    refunded: NUMBERS.float64(expected),
    disputed: NUMBERS.float64(expected),
    areFeesCalculated: NUMBERS.uint16(expected),
    record: NUMBERS.uint32(expected),
    line: NUMBERS.uint32(expected),
  };
  let length = 0;
  return {
    find: ids.find,
    positionAt: (index: number): RowPosition => ({
      record: numberAt(columns.record, index),
      line: numberAt(columns.line, index),
    }),
    add: (row: PaymentRow, { record, line }: RowPosition) => {
      if (length === columns.amount.length) grow(columns);
      columns.merchant[length] = row.merchant;
      columns.amount[length] = row.amount;
      columns.zone[length] = row.zone;
      columns.status[length] = row.status;
      columns.integration[length] = row.integration;
      columns.partner[length] = row.partner;
      columns.processorFee[length] = row.processorFee;
      columns.partnerFee[length] = row.partnerFee;
      columns.platformFee[length] = row.platformFee;
      columns.refunded[length] = row.refunded;
      columns.disputed[length] = row.disputed;
      columns.areFeesCalculated[length] = row.areFeesCalculated;
      columns.record[length] = record;
      columns.line[length] = line;
      for (const field of textFields) fields[field].push(row[field]);
      texts.date.push(row.date);
      texts.refundedDate.push(row.refundedDate);
      texts.dispute.push(row.dispute);
      ids.add(row.id);
      length += 1;
    },
    isSame: (index: number, row: PaymentRow) =>
      columns.amount[index] === row.amount &&
      columns.merchant[index] === row.merchant &&
      columns.status[index] === row.status &&
      columns.zone[index] === row.zone &&
      columns.refunded[index] === row.refunded &&
      columns.disputed[index] === row.disputed &&
      texts.dispute.isAt(index, row.dispute) &&
      columns.processorFee[index] === row.processorFee &&
      columns.partnerFee[index] === row.partnerFee &&
      columns.platformFee[index] === row.platformFee &&
      columns.integration[index] === row.integration &&
      columns.partner[index] === row.partner &&
      texts.date.isAt(index, row.date) &&
      texts.refundedDate.isAt(index, row.refundedDate) &&
      textFields.every((field) => fields[field].isAt(index, row[field])),
    finish: (): PaymentRows =>
      buildRows(PAYMENT_SHAPE, length, (name, kind) =>
        kind === 'texts'
          ? texts[name as keyof typeof texts].finish()
          : withoutZeros(firstOf(columns[name as keyof typeof columns], length)),
      ),
  };
}

/** Copied only if the array has much unused memory. */
function firstOf(column: Float64Array | Uint32Array | Uint16Array, length: number) {
  return column.length < length * 1.2 ? column.subarray(0, length) : column.slice(0, length);
}

function grow(columns: Record<string, Float64Array | Uint32Array | Uint16Array>) {
  for (const [name, column] of Object.entries(columns)) columns[name] = largerOf(column);
}

/**
 * A set of ids that are added one by one. Most files are sorted by id: as long as every id is above the previous one,
 * or every id is below it, the next one in order is new and needs no lookup.
 */
export function createStagedIds(expected: number) {
  const texts = createUtf8Builder(expected);
  const index = createIdIndex(hashOfSliceText, texts.isAt);
  let length = 0;
  let isIndexed = false;
  /** Above 0 for ascending ids, below 0 for descending ones. */
  let direction = 0;
  let found = 0;
  const last = sliceOf('');

  const isFurtherOn = (id: Slice): boolean => {
    if (length === 0) return true;
    texts.take(length - 1, last);
    const difference = compareSlices(id, last);
    found = difference < 0 ? -1 : difference > 0 ? 1 : 0;
    return found !== 0 && (length === 1 || found === direction);
  };
  const indexAll = () => {
    for (let at = 0; at < length; at += 1) {
      texts.take(at, last);
      index.find(last);
      index.add();
    }
    isIndexed = true;
  };

  return {
    texts,
    find: (id: Slice): number | undefined => {
      if (!isIndexed && isFurtherOn(id)) return undefined;
      if (!isIndexed) indexAll();
      return index.find(id);
    },
    /** Adds the id of the last failed lookup. */
    add: (id: Slice): void => {
      texts.push(id);
      if (isIndexed) index.add();
      else if (length === 1) direction = found;
      length += 1;
    },
  };
}
