import type { LocalTime } from '@/domain/calendar/dates';
import { rowAt } from '@/domain/lists/indices';
import { inLowerCase, prepareTexts, type RowTexts, type RowWords } from '@/domain/lists/searching/matching';
import type { orderRows } from '@/domain/lists/sorting';
import type { Currency } from '@/domain/money/currency';
import type { Steps } from '@/domain/steps';
import { formatMoney, plainAmount } from '@/domain/money/money';
import { isPaid } from '@/domain/payments/payments';
import type { PaymentColumns } from '@/domain/payments/recordedPayments';
import type { Fee, Transaction } from '@/domain/payments/transactions';
import { once } from './once';

/** What a search looks through, by the index of the payment: ids in lower case, and the words of a few ids as they are. */
export type SearchedColumns = Readonly<
  Record<'ids' | 'customerIds' | 'dates', RowTexts> & Record<'merchantIds' | 'integrationIds', RowWords>
> & {
  /** Behind the sign of the currency, with thousands parted or not; made in steps. */
  amountTexts: (currency: Currency, isParted: boolean) => Steps<RowTexts>;
};

/** The payments by their index: the one door to them, whether rows or columns are behind it. */
export type TransactionTable = PaymentColumns & {
  idAt: (index: number) => string;
  merchantIdAt: (index: number) => string;
  dateAt: (index: number) => LocalTime;
  /** Whether each is at least as late as those behind it: rows of the sample stand as they are. */
  isNewestFirst?: boolean;
  /** How its rows are ordered by a value, in steps, where they are many. */
  orderInSteps?: (...asked: Parameters<typeof orderRows>) => Steps<Uint32Array>;
  /** As files told them, with what they told of refunds: a column, for all rows at once. */
  statuses: RowWords;
  /** The words of files that are kept as statuses, beyond the console's own. */
  ownStatuses: readonly string[];
  /** Undefined where it was not recorded. */
  integrationIdAt: (index: number) => string | undefined;
  customerIdAt: (index: number) => string | undefined;
  /** Whom files name as their partners, where any does; the first word is none. */
  partners?: RowWords | undefined;
  searched: SearchedColumns;
  /** Of its time, where the rows tell it: those of own data do. */
  timeZoneAt?: (index: number) => string;
  /** A whole payment, for the few that are shown. */
  rowAt: (index: number) => Transaction;
  feeRowsAt: (index: number) => Fee[];
  /** Whether no file told them, and the division of section 3 stands in their place. */
  areFeesWorkedOutAt?: (index: number) => boolean;
  /** Undefined where no payment has the id. */
  indexOf: (id: string) => number | undefined;
};

/** The table of rows and of the fees taken of them; a fee of no row is left out. */
export function tableOfRows(rows: readonly Transaction[], fees: readonly Fee[]): TransactionTable {
  const at = (index: number) => rowAt(rows, index);
  const indices = once(() => {
    const byId = new Map<string, number>();
    rows.forEach(({ id }, index) => byId.set(id, index));
    return byId;
  });
  const feeColumns = once(() => {
    const column = () => new Float64Array(rows.length);
    const columns = { processor: column(), partner: column(), platform: column() };
    for (const { transactionId, party, amount } of fees) {
      const index = indices().get(transactionId);
      // Every row has its place: there is a number.
      if (index !== undefined) columns[party][index] = Number(columns[party][index]) + amount;
    }
    return columns;
  });
  const searched = once((): SearchedColumns => ({
    ids: inLowerCase(joined(rows, ({ id }) => id)),
    customerIds: inLowerCase(joined(rows, ({ customerId = '' }) => customerId)),
    dates: joined(rows, ({ date }) => date),
    *amountTexts(currency, isParted) {
      yield;
      return prepareTexts(rows.length, (index) => [
        isParted ? formatMoney(at(index).amount, currency) : currency.sign + plainAmount(at(index).amount, currency),
      ]);
    },
    merchantIds: placed(rows, ({ merchantId }) => merchantId),
    integrationIds: placed(rows, ({ integrationId = '' }) => integrationId),
  }));
  const statuses = once(() => placed(rows, ({ status }) => status));
  return {
    length: rows.length,
    idAt: (index) => at(index).id,
    merchantIdAt: (index) => at(index).merchantId,
    amountAt: (index) => at(index).amount,
    dateAt: (index) => at(index).date,
    statusAt: (index) => at(index).status,
    isPaidAt: (index) => isPaid(at(index).status),
    get statuses() {
      return statuses();
    },
    ownStatuses: [],
    integrationIdAt: (index) => at(index).integrationId,
    customerIdAt: (index) => at(index).customerId,
    get fees() {
      return feeColumns();
    },
    get searched() {
      return searched();
    },
    rowAt: at,
    feeRowsAt: (index) => fees.filter(({ transactionId }) => transactionId === at(index).id),
    indexOf: (id) => indices().get(id),
  };
}

function joined<Row>(rows: readonly Row[], textOf: (row: Row) => string): RowTexts {
  const texts = rows.map(textOf);
  let end = 0;
  return { text: texts.join(''), ends: Uint32Array.from(texts, ({ length }) => (end += length)) };
}

function placed<Row>(rows: readonly Row[], wordOf: (row: Row) => string): RowWords {
  const words = [...new Set(rows.map(wordOf))];
  const placeOf = new Map(words.map((word, place) => [word, place]));
  return { words, places: Uint32Array.from(rows, (row) => placeOf.get(wordOf(row)) ?? 0) };
}
