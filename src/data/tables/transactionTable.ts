import type { LocalTime } from '@/domain/calendar/dates';
import { rowAt } from '@/lib/indices';
import {
  inLowerCase,
  prepareSearchColumn,
  type SearchColumn,
  type DictionaryColumn,
} from '@/lib/searching/searchColumns';
import type { orderRows } from '@/lib/sorting/orderRows';
import type { Currency } from '@/domain/money/currency';
import { type Resumable, lazy } from '@/lib/resumable';
import { formatMoney, plainAmount } from '@/domain/money/money';
import type { ChargeModels } from '@/domain/money/effectiveModels';
import type { FileDispute, StatedDispute } from '@/domain/disputes/disputes';
import { movementsOfStatus } from '@/domain/disputes/movements';
import { isPaid } from '@/domain/payments/refunds/refundRules';
import type { PaymentColumns } from '@/domain/payments/recordedPayments';
import { feesAfterModels } from './modelFees';
import type { Fee, PaymentData } from '@/domain/payments/payment';
import type { FurtherText } from '@/domain/payments/textFields';

/**
 * The texts that a search compares, by the index of the payment: ids in lower case, and the words of a few ids
 * unchanged.
 */
export type SearchedColumns = Readonly<
  Record<'ids' | 'customerIds' | 'dates', SearchColumn> & Record<'merchantIds' | 'integrationIds', DictionaryColumn>
> & {
  /** Amounts with the sign of the currency, with and without separators of thousands. Built in steps. */
  amountTexts: (currency: Currency, isParted: boolean) => Resumable<SearchColumn>;
  /** One column for each of the further texts. */
  furtherTexts?: readonly SearchColumn[];
  /** The payments whose refund or dispute rows have an id that contains a text, as ascending indices. */
  findRelated?: (query: string) => Uint32Array;
};

/** The payments by index. All readers use this interface, for rows and for columns. */
export type TransactionTable = PaymentColumns & {
  idAt: (index: number) => string;
  merchantIdAt: (index: number) => string;
  dateAt: (index: number) => LocalTime;
  /** Whether the payments are ordered newest first. The rows of the demo data keep their order. */
  isNewestFirst?: boolean;
  /** The order of the rows by a value. It is built in steps if there are many rows. */
  orderResumably?: (...args: Parameters<typeof orderRows>) => Resumable<Uint32Array>;
  /** The payments before refunds, and the refunded amounts of files, as columns for all rows. */
  statuses: DictionaryColumn;
  /** Statuses of files that the console does not have and keeps under their names. */
  customStatuses: readonly string[];
  /** Undefined if it is unknown. */
  integrationIdAt: (index: number) => string | undefined;
  customerIdAt: (index: number) => string | undefined;
  /** The partners in files, if there are any. The first word means none. */
  partners?: DictionaryColumn | undefined;
  searched: SearchedColumns;
  /** The zone of its time, if the rows have one. Imported rows do. */
  timeZoneAt?: (index: number) => string;
  /** Its time and zone in its file. Undefined if no file has another zone than the workspace. */
  fileTimeAt?: (index: number) => { time: LocalTime; zone: string };
  /** The further texts that any payment has. */
  furtherTexts?: readonly FurtherText[];
  /** One of these texts of a payment; empty if it has none. Reading it builds no row. */
  furtherTextAt?: (field: FurtherText, index: number) => string;
  /** A payment as an object, for the few that are shown. */
  rowAt: (index: number) => PaymentData & Partial<Record<FurtherText, string>>;
  feeRowsAt: (index: number) => Fee[];
  /** The disputes of files; computed once. */
  fileDisputes: () => readonly FileDispute[];
  /** What files charged or the rules calculated, before the charge model, in cents by payment index. */
  chargedFees: PaymentColumns['fees'];
  /** The same payments under these charge models. Without models, that of the specification. */
  withModels: (models: ChargeModels | undefined) => TransactionTable;
  /** Whether no file has its fees, so that they are calculated. */
  areFeesCalculatedAt?: (index: number) => boolean;
  /** Undefined if no payment has the id. */
  indexOf: (id: string) => number | undefined;
};

/** The table of plain rows and their fees. A fee without a row is left out. */
export function tableOfRows(
  rows: readonly PaymentData[],
  fees: readonly Fee[],
  models?: ChargeModels,
  disputes: readonly StatedDispute[] = [],
): TransactionTable {
  const at = (index: number) => rowAt(rows, index);
  const indices = lazy(() => {
    const byId = new Map<string, number>();
    rows.forEach(({ id }, index) => byId.set(id, index));
    return byId;
  });
  const feeColumns = lazy(() => {
    const column = () => new Float64Array(rows.length);
    const columns = { processor: column(), partner: column(), platform: column() };
    for (const { transactionId, party, amount } of fees) {
      const index = indices().get(transactionId);
      // The index of every row exists, so the number is defined.
      if (index !== undefined) columns[party][index] = Number(columns[party][index]) + amount;
    }
    return columns;
  });
  const integrationIdAt = (index: number) => at(index).integrationId;
  const merchantIdAt = (index: number) => at(index).merchantId;
  const afterModels = lazy(() =>
    feesAfterModels({ length: rows.length, fees: feeColumns(), merchantIdAt, integrationIdAt }, models),
  );
  const searched = lazy((): SearchedColumns => ({
    ids: inLowerCase(joined(rows, ({ id }) => id)),
    customerIds: inLowerCase(joined(rows, ({ customerId = '' }) => customerId)),
    dates: joined(rows, ({ date }) => date),
    *amountTexts(currency, isParted) {
      yield;
      return prepareSearchColumn(rows.length, (index) => [
        isParted ? formatMoney(at(index).amount, currency) : currency.sign + plainAmount(at(index).amount, currency),
      ]);
    },
    merchantIds: placed(rows, ({ merchantId }) => merchantId),
    integrationIds: placed(rows, ({ integrationId = '' }) => integrationId),
  }));
  const statuses = lazy(() => placed(rows, ({ status }) => status));
  return {
    length: rows.length,
    idAt: (index) => at(index).id,
    merchantIdAt,
    amountAt: (index) => at(index).amount,
    dateAt: (index) => at(index).date,
    statusAt: (index) => at(index).status,
    isPaidAt: (index) => isPaid(at(index).status),
    get statuses() {
      return statuses();
    },
    customStatuses: [],
    integrationIdAt,
    customerIdAt: (index) => at(index).customerId,
    get fees() {
      return afterModels().fees;
    },
    get chargedFees() {
      return feeColumns();
    },
    ...(models && { modelAt: (index: number) => models.modelOf(merchantIdAt(index), integrationIdAt(index)) }),
    withModels: (others) => tableOfRows(rows, fees, others, disputes),
    fileDisputes: lazy(() =>
      disputes.map((dispute) => ({
        ...dispute,
        movements: movementsOfStatus(dispute.status, dispute.amount, dispute.openedAt),
      })),
    ),
    get searched() {
      return searched();
    },
    rowAt: at,
    feeRowsAt: (index) => fees.filter(({ transactionId }) => transactionId === at(index).id),
    indexOf: (id) => indices().get(id),
  };
}

function joined<Row>(rows: readonly Row[], textOf: (row: Row) => string): SearchColumn {
  const texts = rows.map(textOf);
  let end = 0;
  return { text: texts.join(''), ends: Uint32Array.from(texts, ({ length }) => (end += length)) };
}

function placed<Row>(rows: readonly Row[], termOf: (row: Row) => string): DictionaryColumn {
  const terms = [...new Set(rows.map(termOf))];
  const indexOf = new Map(terms.map((term, position) => [term, position]));
  return { terms, indices: Uint32Array.from(rows, (row) => indexOf.get(termOf(row)) ?? 0) };
}
