import { numberAt } from '@/lib/columns/numbers';
import type { DataSet } from '@/data/dataSets/dataSet';
import type { OpenDataSet } from '@/data/dataSets/dataSetInZone';
import { withFileFees } from '@/data/dataSets/fileFees';
import { findPayment, textsOfRow } from '@/data/dataSets/readDataSet';
import { textAt, type StringColumn } from '@/lib/columns/stringColumn';
import { termAt } from '@/lib/columns/dictionaryColumn';
import { matchingIndices } from '@/lib/indices';
import { inLowerCase, termOf } from '@/lib/searching/searchColumns';
import { orderMany } from '@/lib/sorting/orderMany';
import { textsOfAmounts } from '@/domain/lists/searching/amountTexts';
import { fileAmountsAt, NO_EVENTS, statusAt as statusAfterRefunds } from '@/domain/payments/recordedPayments';
import type { Fee } from '@/domain/payments/payment';
import { FEE_PARTIES, PAYMENT_STATUSES } from '@/domain/payments/vocabulary';
import { FURTHER_TEXTS } from '@/domain/payments/textFields';
import type { ChargeModels } from '@/domain/money/effectiveModels';
import { fileDisputesOf } from './fileDisputes';
import { fileRefundsOf } from './fileRefunds';
import { feesAfterModels } from './modelFees';
import { relatedIdFinder } from './relatedIds';
import { lazy } from '@/lib/resumable';
import type { SearchedColumns, TransactionTable } from './transactionTable';

const dataSets = new WeakMap<TransactionTable, OpenDataSet>();

/** The data set of a table without charge models; undefined if the table has other rows. */
export const dataSetOfTable = (table: TransactionTable) => dataSets.get(table);

/** The table of a data set. It has columns and builds a row only when it is needed. */
export function tableOfDataSet(dataSet: OpenDataSet): TransactionTable {
  const { payments, words, merchants, statuses, fileTimes } = dataSet;
  const { length } = payments;
  const charged = withFileFees(payments, dataSet.fees);
  const merchantIds = merchants.map(({ id }) => id);
  const chargedFees = {
    processor: filled(charged.processorFee, length),
    partner: filled(charged.partnerFee, length),
    platform: filled(charged.platformFee, length),
  };
  const textOf = (texts: StringColumn) => (index: number) => textAt(texts, checked(index, length));
  const idAt = textOf(payments.id);
  const dateAt = textOf(payments.date);
  const customerAt = textOf(payments.customer);
  const amountAt = (index: number) => payments.amount[index] ?? 0;
  const statusNames = words.statuses.map(({ word: term }) => term);
  const isPaid = Uint8Array.from(words.statuses, (status) => (status.isPaid ? 1 : 0));
  const statusAt = (index: number) => statusNames[statuses[index] ?? 0] ?? 'Completed';
  const isPaidAt = (index: number) => isPaid[statuses[index] ?? 0] === 1;
  const merchantIdAt = (index: number) => termAt(merchantIds, payments.merchant[index] ?? 0);
  const integrationIdAt = (index: number) => recorded(termAt(words.integrations, payments.integration[index] ?? 0));
  const areNamed = words.partners.length > 1 && payments.partner.length === length;
  const partners = areNamed ? { terms: words.partners, indices: payments.partner } : undefined;
  const customerIdAt = (index: number) => recorded(customerAt(index));
  const fileDisputes = lazy(() => fileDisputesOf(dataSet));
  const ofSpecification = fileRefundsOf(dataSet, { amountAt, fees: chargedFees });
  const lowerCaseStatuses = lazy(() => {
    const columns = { statusAt, amountAt, fileRefunds: ofSpecification };
    const isRefunded = (index: number) => statusAfterRefunds(columns, NO_EVENTS, index) === 'Refunded';
    const indices = statuses.slice();
    // The refund rows of a file may add up to the whole payment.
    if (ofSpecification)
      for (const index of matchingIndices(length, isRefunded)) indices[index] = statusNames.indexOf('Refunded');
    return { terms: statusNames, indices };
  });
  const [ids, customerIds] = [lazy(() => inLowerCase(payments.id)), lazy(() => inLowerCase(payments.customer))];
  // A column without any text is empty.
  const furtherTexts = FURTHER_TEXTS.filter((field) => payments[field].ends.length > 0);
  const furtherColumns = lazy(() => furtherTexts.map((field) => inLowerCase(payments[field])));
  const searched: SearchedColumns = {
    get ids() {
      return ids();
    },
    get customerIds() {
      return customerIds();
    },
    dates: payments.date,
    get furtherTexts() {
      return furtherColumns();
    },
    findRelated: relatedIdFinder(dataSet),
    amountTexts: (currency, isParted) => textsOfAmounts(length, amountAt, currency, isParted),
    merchantIds: { terms: merchantIds, indices: payments.merchant },
    integrationIds: { terms: words.integrations, indices: payments.integration },
  };
  const create = (models: ChargeModels | undefined): TransactionTable => {
    const { fees, modelAt } = feesAfterModels({ length, fees: chargedFees, merchantIdAt, integrationIdAt }, models);
    const fileRefunds = models ? fileRefundsOf(dataSet, { amountAt, fees, modelAt }) : ofSpecification;
    return {
      length,
      idAt,
      dateAt,
      amountAt,
      statusAt,
      isPaidAt,
      merchantIdAt,
      integrationIdAt,
      customerIdAt,
      furtherTexts,
      furtherTextAt: (field, index) => textAt(payments[field], checked(index, length)),
      fees,
      chargedFees,
      fileDisputes,
      modelAt,
      withModels: create,
      fileRefunds,
      searched,
      get statuses() {
        return lowerCaseStatuses();
      },
      customStatuses: customStatusesOf(dataSet),
      isNewestFirst: true,
      partners,
      orderResumably: orderMany,
      timeZoneAt: (index) => words.zones[payments.zone[index] ?? 0] ?? '',
      ...(fileTimes && {
        fileTimeAt: (index) => ({
          time: textAt(fileTimes.date, checked(index, length)),
          zone: words.zones[fileTimes.zone[index] ?? 0] ?? '',
        }),
      }),
      rowAt: (index) => {
        const row = { id: idAt(index), merchantId: merchantIdAt(index), amount: amountAt(index), date: dateAt(index) };
        const [integrationId, customerId] = [integrationIdAt(index), customerIdAt(index)];
        const partner = partners && termOf(partners, index);
        return {
          ...row,
          status: statusAt(index),
          ...(integrationId && { integrationId }),
          ...(customerId && { customerId }),
          ...(partner && { partner }),
          ...textsOfRow(furtherTexts, (field) => textAt(payments[field], index)),
          ...fileAmountsAt({ fileRefunds }, index),
        };
      },
      areFeesCalculatedAt: (index) => charged.areFeesCalculated[index] === 1,
      feeRowsAt: (index) => {
        const [transactionId, date] = [idAt(index), dateAt(index)];
        return FEE_PARTIES.map((party): Fee => {
          const type = party === 'processor' ? 'Processing' : 'Service';
          const id = `${transactionId} ${party}`;
          // Used if no file has refunds.
          return {
            id,
            transactionId,
            party,
            date,
            integrationFeeId: '',
            amount: numberAt(chargedFees[party], index),
            type,
          };
        });
      },
      indexOf: (id) => findPayment(dataSet, id),
    };
  };
  const table = create(undefined);
  dataSets.set(table, dataSet);
  return table;
}

/** The statuses of payments that the console does not have, in order of appearance. */
export function customStatusesOf({ statuses, words }: Pick<DataSet, 'statuses' | 'words'>): string[] {
  const isThere = new Uint8Array(words.statuses.length);
  for (const position of statuses) isThere[position] = 1;
  const known = new Set<string>(PAYMENT_STATUSES);
  const custom = words.statuses.filter(({ word: term }, position) => isThere[position] === 1 && !known.has(term));
  return [...new Set(custom.map(({ word: term }) => term))];
}

/** The column, or zeros if it is empty. */
function filled(column: Float64Array, length: number): Float64Array {
  return column.length === length ? column : new Float64Array(length);
}

/** The text, or undefined if it is empty, which means unknown. */
function recorded(text: string): string | undefined {
  return text === '' ? undefined : text;
}

function checked(index: number, length: number): number {
  if (index >= 0 && index < length) return index;
  throw new RangeError(`There is no row ${index}`);
}
