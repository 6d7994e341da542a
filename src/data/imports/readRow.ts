import type { PAYMENT_SHAPE } from '@/data/dataSets/dataSet';
import type { Row } from '@/data/dataSets/columns/rows';
import { currencyOf } from '@/domain/imports/currencyWords';
import { FEE_FIELDS, type Field, type Plan, type RefusalReason } from '@/domain/imports/plan';
import { readAmount } from '@/domain/imports/readAmount';
import { isTime, readTime, zoneInTime } from '@/domain/imports/readTime';
import { readTimeZone } from '@/domain/imports/readTimeZone';
import { remembered } from '@/domain/imports/remembered';
import type { Currency } from '@/domain/money/currency';
import type { SplitRate } from '@/domain/money/split';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import { textOfCell } from '@/data/reading/cells';
import type { Vocabulary } from './vocabulary';

/** What an import needs to know beside the plan: the workspace's currency, and the last year that a date may have. */
export type ImportContext = {
  currency: Currency;
  nextYear: number;
  /** Whether rows of another currency come into a workspace of their own; '' are rows whose currency nobody knows. */
  isElsewhere?: ((currency: string) => boolean) | undefined;
};

export type RowReader = ReturnType<typeof createRowReader>;

/**
 * Reads the rows of a file, one at a time: `row` and `reference` are those of the last one, so that a million rows are no
 * million objects. A row is a payment, a refund of the payment that its reference names, or refused for what stands in
 * `refusedField`.
 */
export function createRowReader(plan: Plan, { currency, nextYear }: ImportContext, vocabulary: Vocabulary) {
  const { splits } = vocabulary;
  const { columns, decimalMark = '.', isMinorUnits = false, dateOrder = 'year first', feeSign } = plan;
  const form = { decimals: currency.decimals, decimalMark, isMinorUnits };
  const hasFees = FEE_FIELDS.some((fee) => columns[fee] !== undefined);
  const currencyOfText = remembered((text) => currencyOf(text) ?? '');
  const row: Row<typeof PAYMENT_SHAPE> = {
    ...{ id: '', customer: '', date: '', merchant: 0, amount: 0, zone: 0, status: 0, integration: 0, partner: 0 },
    ...{ processorFee: 0, partnerFee: 0, platformFee: 0, refunded: 0, isWorkedOut: 0 },
  };
  const reader = { row, reference: '', currency: '', refusedField: undefined as Field | undefined, read };
  return reader;

  function read(fields: readonly string[], isRefund: boolean): 'payment' | 'refund' | RefusalReason {
    reader.currency = '';
    row.id = cell(fields, 'id');
    reader.reference = cell(fields, 'refundOf');
    if (row.id === '' && reader.reference === '') return refuse('id', 'id missing');
    const otherCurrency = readCurrency(fields);
    if (otherCurrency !== undefined) return otherCurrency;
    const amount = amountOf(fields);
    if (typeof amount === 'string') return refuse(columns.amount === undefined ? 'credit' : 'amount', amount);
    row.amount = Math.abs(amount);
    const problem = readMoment(fields) ?? readStatus(fields);
    if (problem !== undefined) return problem;
    if (isRefund || amount < 0) {
      if (reader.reference === '') reader.reference = row.id;
      return 'refund';
    }
    if (row.id === '') return refuse('id', 'id missing');
    return readRefunded(fields) ?? readFees(fields) ?? readParties(fields) ?? 'payment';
  }

  function refuse(field: Field, reason: RefusalReason) {
    reader.refusedField = field;
    return reason;
  }

  function cell(fields: readonly string[], field: Field): string {
    const column = columns[field];
    return column === undefined ? '' : textOfCell(fields[column] ?? '');
  }

  function amountOf(fields: readonly string[]): number | RefusalReason {
    if (columns.amount !== undefined) return readAmount(fields[columns.amount] ?? '', form);
    const [credit, debit] = [cell(fields, 'credit'), cell(fields, 'debit')];
    if (credit === '' && debit === '') return 'amount missing';
    const [taken, given] = [credit, debit].map((text) => (text === '' ? 0 : readAmount(text, form)));
    if (typeof taken === 'string') return taken;
    return typeof given === 'string' ? given : (taken ?? 0) - (given ?? 0);
  }

  function readMoment(fields: readonly string[]): RefusalReason | undefined {
    const date = fields[columns.date ?? -1] ?? '';
    const time = columns.time === undefined ? undefined : fields[columns.time];
    const read = readTime(date, time, dateOrder, nextYear);
    if (!isTime(read)) return refuse('date', read);
    row.date = read;
    const named = cell(fields, 'timeZone');
    const zone = zoneInTime(date, time) ?? (named === '' ? (plan.timeZone ?? '') : readTimeZone(named));
    if (zone === '' || zone === 'time zone unknown') return refuse('timeZone', 'time zone unknown');
    row.zone = vocabulary.zones.placeOf(zone);
    return undefined;
  }

  function readStatus(fields: readonly string[]): RefusalReason | undefined {
    const word = cell(fields, 'status');
    // Completed, where the file does not say.
    const place = word === '' ? 0 : vocabulary.statusPlaceOf(word.toLowerCase());
    if (place === undefined) return refuse('status', 'status unknown');
    row.status = place;
    return undefined;
  }

  function readCurrency(fields: readonly string[]): RefusalReason | undefined {
    const text = cell(fields, 'currency');
    reader.currency = text === '' ? (plan.currency ?? currency.code) : currencyOfText(text);
    if (reader.currency === currency.code) return undefined;
    return refuse('currency', reader.currency === '' ? 'currency unknown' : 'currency differs');
  }

  function readRefunded(fields: readonly string[]): RefusalReason | undefined {
    const text = cell(fields, 'refunded');
    const refunded = text === '' ? 0 : readAmount(text, form);
    if (typeof refunded === 'string') return refuse('refunded', refunded);
    row.refunded = Math.abs(refunded);
    if (row.refunded > row.amount) return refuse('refunded', 'refund above the amount');
    const isRefundable = isRefundableStatus(vocabulary, row.status);
    return row.refunded > 0 && !isRefundable ? refuse('refunded', 'refund of a payment not paid') : undefined;
  }

  function readFees(fields: readonly string[]): RefusalReason | undefined {
    row.isWorkedOut = hasFees ? 0 : 1;
    if (!hasFees) {
      const { processor, partner, platform } = dividePayment(row.amount, splitOf(fields), currency);
      row.processorFee = processor;
      row.partnerFee = partner;
      row.platformFee = platform;
      return undefined;
    }
    for (const field of FEE_FIELDS) {
      const text = cell(fields, field);
      const fee = text === '' ? 0 : readAmount(text, form);
      // A fee that was given back is none that was taken.
      if (typeof fee === 'string' || fee * feeSign < 0) return refuse(field, 'fee unreadable');
      row[field] = Math.abs(fee);
    }
    const isCovered = row.processorFee + row.partnerFee + row.platformFee <= row.amount;
    return isCovered ? undefined : refuse('processorFee', 'fees above the amount');
  }

  function splitOf(fields: readonly string[]): SplitRate {
    return (splits.size > 0 ? splits.get(cell(fields, 'integration')) : undefined) ?? DEFAULT_SPLIT;
  }

  function readParties(fields: readonly string[]): RefusalReason | undefined {
    row.customer = cell(fields, 'customer');
    row.integration = vocabulary.integrations.placeOf(cell(fields, 'integration'));
    row.partner = vocabulary.partners.placeOf(cell(fields, 'partner')) ?? 0;
    const merchant = vocabulary.merchants.placeOf(cell(fields, 'merchant') || (plan.merchantName ?? ''));
    if (merchant === undefined) return refuse('merchant', 'merchant missing');
    row.merchant = merchant;
    return undefined;
  }
}

/** Whether a payment of this status can have been refunded (product, section 5): it was paid and has settled. */
export function isRefundableStatus({ statuses }: Pick<Vocabulary, 'statuses'>, place: number): boolean {
  const status = statuses[place];
  return status?.isPaid === true && status.word !== 'Pending';
}
