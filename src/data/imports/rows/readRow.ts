import { sliceOf, textOfSlice, type Cells } from '@/lib/cells/cells';
import { bareAmount } from '@/domain/imports/amountTexts';
import { resolveCurrencyName } from '@/domain/imports/currencyNames';
import { columnsOfFee, FEE_FIELDS, type Field, type Plan } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { plainAmountAt } from '@/domain/imports/values/readAmount';
import { rowAmountReader } from '@/domain/imports/rowAmount';
import { isPlainTime, isTime, readTime, zoneInTime } from '@/domain/imports/values/readTime';
import { readTimeZone } from '@/domain/imports/values/readTimeZone';
import { memoizeByCell, memoizeByText } from '@/lib/cells/memoize';
import { findCurrency } from '@/domain/money/currency';
import { DEFAULT_SPLIT, dividePayment, type SplitRate } from '@/domain/money/split';
import { TEXT_FIELD_NAMES } from '@/domain/payments/textFields';
import { refundReference } from '@/data/formats/refundReference';
import { readSlice, textOfCell } from '@/data/reading/cells';
import { readDisputeColumns, readOptionalAmount, readOptionalTime } from '@/data/imports/optionalColumns';
import { emptyPaymentRow } from './paymentRow';
import { isRefundableStatus, type Vocabulary } from '@/data/imports/vocabulary';
import type { ImportContext } from '@/data/imports/importResult';

const AMOUNT_FIELDS = ['amount', 'credit', 'debit'] as const;

/**
 * Reads the rows of a file one by one: a payment, a refund of the payment in its reference, or rejected because of
 * `refusedField`. `row` and `reference` are reused, because a million rows must not create a million objects.
 */
export function createRowReader(plan: Plan, context: ImportContext, vocabulary: Vocabulary) {
  const { currency, nextYear, takesAnyCurrency = false } = context;
  const { splits, merchants } = vocabulary;
  const { columns, decimalMark = '.', isMinorUnits = false, dateOrder = 'year first', feeSign = 1 } = plan;
  const form = { decimals: currency.decimals, decimalMark, isMinorUnits, times: { dateOrder, nextYear } };
  const fees = FEE_FIELDS.map((field) => ({ field, ofFee: columnsOfFee(field, plan) })).filter(
    ({ ofFee }) => ofFee[0] !== undefined,
  );
  const amountOf = rowAmountReader(plan, form);
  const currencyCode = plan.currency ?? currency.code;
  const meantBy = (term: string) => (term === '' ? undefined : (resolveCurrencyName(term, currencyCode) ?? ''));
  const decimalsOf = memoizeByText((code) => (code === '' ? currency : findCurrency(code)).decimals);
  const currencyAt = memoizeByCell((text) => meantBy(textOfCell(text)));
  const zoneAt = memoizeByCell((text) => {
    const name = textOfCell(text);
    return name === '' ? (plan.timeZone ?? '') : readTimeZone(name);
  });
  // Position 0 is Completed, the default of files without a status.
  const statusIndexAt = memoizeByCell((text) => {
    const term = textOfCell(text);
    return term === '' ? 0 : vocabulary.statusIndexOf(term.toLowerCase());
  });
  const isReversedAt = memoizeByCell((text) => plan.reversedStatuses?.includes(textOfCell(text).toLowerCase()));
  const integrationAt = memoizeByCell((text) => vocabulary.integrations.indexOf(textOfCell(text)));
  const partnerAt = memoizeByCell((text) => vocabulary.partners.indexOf(textOfCell(text)) ?? 0);
  const merchantAt = memoizeByCell((text) => merchants.indexOf(textOfCell(text) || (plan.merchantName ?? '')));
  const textFields = TEXT_FIELD_NAMES.filter((field) => columns[field] !== undefined);
  const row = emptyPaymentRow();
  const reader = {
    row,
    reference: '',
    currency: '',
    isDebit: false,
    refusedField: undefined as Field | undefined,
    read,
  };
  return reader;

  function read(cells: Cells, isRefund: boolean): 'payment' | 'refund' | RejectionReason {
    readSlice(cells, columns.id, row.id);
    const hasId = row.id.start < row.id.end;
    reader.reference = textOf(cells, 'refundOf');
    if (isRefund && plan.refundNote !== undefined)
      reader.reference = refundReference(reader.reference, cells.textAt(plan.refundNote));
    reader.currency = '';
    if (!hasId && reader.reference === '') return refuse('id', 'id missing');
    const otherCurrency = readCurrency(cells);
    if (otherCurrency !== undefined) return otherCurrency;
    const amount = amountOf(cells);
    if (typeof amount === 'string') return refuse(columns.amount === undefined ? 'credit' : 'amount', amount);
    row.amount = Math.abs(amount);
    reader.isDebit = amount < 0;
    const problem = readMoment(cells) ?? readStatus(cells);
    if (problem !== undefined) return problem;
    if (isRefund || amount < 0) {
      if (reader.reference === '') reader.reference = textOfSlice(row.id);
      return 'refund';
    }
    if (!hasId) return refuse('id', 'id missing');
    return readRefunded(cells) ?? readDispute(cells) ?? readFees(cells) ?? readParties(cells) ?? 'payment';
  }

  function refuse(field: Field, reason: RejectionReason) {
    reader.refusedField = field;
    return reason;
  }

  function textOf(cells: Cells, field: Field): string {
    const column = columns[field];
    return column === undefined ? '' : textOfCell(cells.textAt(column));
  }

  function readMoment(cells: Cells): RejectionReason | undefined {
    const { date } = row;
    readSlice(cells, columns.date, date);
    let zone: string | undefined;
    if (columns.time !== undefined || !isPlainTime(date, nextYear)) {
      const text = cells.textAt(columns.date);
      const time = columns.time === undefined ? undefined : cells.textAt(columns.time);
      const read = readTime(text, time, dateOrder, nextYear);
      if (!isTime(read)) return refuse('date', read);
      Object.assign(date, sliceOf(read));
      zone = zoneInTime(text, time);
    }
    zone ??= zoneAt(cells, columns.timeZone);
    if (zone === '' || zone === 'time zone unknown') return refuse('timeZone', 'time zone unknown');
    row.zone = vocabulary.zones.indexOf(zone);
    return undefined;
  }

  function readStatus(cells: Cells): RejectionReason | undefined {
    const index = statusIndexAt(cells, columns.status);
    if (index === undefined) return refuse('status', 'status unknown');
    row.status = index;
    return undefined;
  }

  /** The currency of the column, otherwise the one beside the amount, otherwise that of the file: a row in yen has no cents. */
  function readCurrency(cells: Cells): RejectionReason | undefined {
    let field: Field = 'currency';
    let named = currencyAt(cells, columns.currency);
    for (const nearby of AMOUNT_FIELDS) {
      if (named !== undefined) break;
      named = currencyNearby(cells, nearby);
      if (named !== undefined) field = nearby;
    }
    reader.currency = named ?? currencyCode;
    if (takesAnyCurrency) form.decimals = decimalsOf(reader.currency);
    if (takesAnyCurrency || reader.currency === currency.code) return undefined;
    return refuse(field, reader.currency === '' ? 'currency unknown' : 'currency differs');
  }

  /** Undefined for a bare number. */
  function currencyNearby(cells: Cells, field: Field): string | undefined {
    const column = columns[field];
    if (column === undefined || plainAmountAt(cells, column, form) !== undefined) return undefined;
    return meantBy(bareAmount(textOf(cells, field))?.currency ?? '');
  }

  function readRefunded(cells: Cells): RejectionReason | undefined {
    const refunded = readOptionalAmount(cells, columns.refunded, form);
    if (typeof refunded === 'string') return refuse('refunded', refunded);
    row.refunded = Math.abs(refunded);
    if (row.refunded > row.amount) return refuse('refunded', 'refund above the amount');
    const isRefundable = isRefundableStatus(vocabulary, row.status);
    if (row.refunded > 0 && !isRefundable) return refuse('refunded', 'refund of a payment not paid');
    const unreadable = readOptionalTime(cells, columns.refundedDate, row.refundedDate, form.times);
    return unreadable && refuse('refundedDate', unreadable);
  }

  function readDispute(cells: Cells): RejectionReason | undefined {
    const problem = readDisputeColumns(cells, columns, row, form);
    if (isReversedAt(cells, columns.status)) row.disputed = row.amount;
    return problem && refuse('disputed', problem);
  }

  function readFees(cells: Cells): RejectionReason | undefined {
    row.areFeesCalculated = fees.length > 0 ? 0 : 1;
    if (row.areFeesCalculated) {
      const { processor, partner, platform } = dividePayment(row.amount, splitOf(cells), currency);
      row.processorFee = processor;
      row.partnerFee = partner;
      row.platformFee = platform;
      return undefined;
    }
    for (const { field, ofFee } of fees) {
      let sum = 0;
      for (const column of ofFee) {
        const fee = readOptionalAmount(cells, column, form);
        if (typeof fee === 'string') return refuse(field, 'fee unreadable');
        sum += fee * feeSign;
      }
      // A refunded fee was not charged.
      if (sum < 0) return refuse(field, 'fee unreadable');
      row[field] = Math.abs(sum);
    }
    const isCovered = row.processorFee + row.partnerFee + row.platformFee <= row.amount;
    return isCovered ? undefined : refuse('processorFee', 'fees above the amount');
  }

  function splitOf(cells: Cells): SplitRate {
    return (splits.size > 0 ? splits.get(textOf(cells, 'integration')) : undefined) ?? DEFAULT_SPLIT;
  }

  function readParties(cells: Cells): RejectionReason | undefined {
    for (const field of textFields) readSlice(cells, columns[field], row[field]);
    row.integration = integrationAt(cells, columns.integration);
    row.partner = partnerAt(cells, columns.partner);
    const merchant = merchantAt(cells, columns.merchant);
    if (merchant === undefined) return refuse('merchant', 'merchant missing');
    row.merchant = merchant;
    return undefined;
  }
}
