import { PAYMENT_SHAPE, type PaymentRows } from '@/data/dataSets/dataSet';
import { createIdIndex, hashOfSliceText } from '@/data/dataSets/idIndex';
import { largerOf, NUMBERS, withoutZeros, numberAt } from '@/data/dataSets/columns/numbers';
import { rowsOf } from '@/data/dataSets/columns/rows';
import { createByteTexts } from '@/data/dataSets/columns/byteTexts';
import type { PaymentRow } from '@/data/imports/paymentRow';
import type { Place } from '@/data/imports/refusedRows';

export type StagedPayments = ReturnType<typeof createStagedPayments>;

/** The payments of a file in its order, while it is read. Written out column by column: this is done a million times. */
export function createStagedPayments() {
  const texts = { id: createByteTexts(), customer: createByteTexts(), date: createByteTexts() };
  const columns = {
    merchant: NUMBERS.uint32(64),
    amount: NUMBERS.float64(64),
    zone: NUMBERS.uint16(64),
    status: NUMBERS.uint16(64),
    integration: NUMBERS.uint32(64),
    partner: NUMBERS.uint32(64),
    processorFee: NUMBERS.float64(64),
    partnerFee: NUMBERS.float64(64),
    platformFee: NUMBERS.float64(64),
    refunded: NUMBERS.float64(64),
    isWorkedOut: NUMBERS.uint16(64),
    record: NUMBERS.uint32(64),
    line: NUMBERS.uint32(64),
  };
  const ids = createIdIndex(hashOfSliceText, texts.id.isAt);
  let length = 0;
  return {
    find: ids.find,
    placeOf: (index: number): Place => ({
      record: numberAt(columns.record, index),
      line: numberAt(columns.line, index),
    }),
    add: (row: PaymentRow, { record, line }: Place) => {
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
      columns.isWorkedOut[length] = row.isWorkedOut;
      columns.record[length] = record;
      columns.line[length] = line;
      texts.id.push(row.id);
      texts.customer.push(row.customer);
      texts.date.push(row.date);
      ids.add();
      length += 1;
    },
    isSame: (index: number, row: PaymentRow) =>
      columns.amount[index] === row.amount &&
      columns.merchant[index] === row.merchant &&
      columns.status[index] === row.status &&
      columns.zone[index] === row.zone &&
      columns.refunded[index] === row.refunded &&
      columns.processorFee[index] === row.processorFee &&
      columns.partnerFee[index] === row.partnerFee &&
      columns.platformFee[index] === row.platformFee &&
      columns.integration[index] === row.integration &&
      columns.partner[index] === row.partner &&
      texts.date.isAt(index, row.date) &&
      texts.customer.isAt(index, row.customer),
    finish: (): PaymentRows =>
      rowsOf(PAYMENT_SHAPE, length, (name, kind) =>
        kind === 'texts'
          ? texts[name as keyof typeof texts].finish()
          : withoutZeros(columns[name as keyof typeof columns].slice(0, length)),
      ),
  };
}

function grow(columns: Record<string, Float64Array | Uint32Array | Uint16Array>) {
  for (const [name, column] of Object.entries(columns)) columns[name] = largerOf(column);
}
