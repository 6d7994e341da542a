import type { OpenDataSet } from '@/data/dataSets/dataSetInZone';
import { refundedSharesOf } from '@/data/dataSets/fileFees';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { TransactionTable } from '@/data/tables/transactionTable';
import { findCurrency, type Currency } from '@/domain/money/currency';
import { presetOf } from '@/domain/money/chargeModel';
import { effectiveModels } from '@/domain/money/effectiveModels';
import { formatMoney, plainAmount } from '@/domain/money/money';
import { NO_EVENTS, statusAt } from '@/domain/payments/recordedPayments';
import { merchantShare } from '@/domain/payments/refunds/refundAllocation';
import { FURTHER_TEXTS, ofTextFields } from '@/domain/payments/textFields';
import { refundPartsAt } from '@/domain/statements/settlements';
import { numberAt } from '@/lib/columns/numbers';
import { textAt } from '@/lib/columns/stringColumn';
import { foldText } from '@/lib/searching/normalizing';
import { naturalKey } from '@/lib/sorting/naturalKey';
import { dayNumber, type StoredPayment } from './storedPayment';

/** Separates the searched texts. Nobody can type it, so that no match spans two texts. */
const SEPARATOR = '\u0000';

const folded = (texts: readonly string[]) =>
  texts
    .filter((text) => text !== '')
    .map((text) => foldText(text.replaceAll(SEPARATOR, '').toLowerCase()))
    .join(SEPARATOR);

/** The amount with the sign of its currency, with and without separators of thousands, as the search of a browser has it. */
export function typedAmounts(amount: number, currency: Currency): string {
  const sign = currency.sign.replace(/\s/g, ' ');
  return folded([sign + plainAmount(amount, currency), formatMoney(amount, { ...currency, sign })]);
}

/** The table of an opened data set under the charge model that its import chose. */
export function storedTableOf(dataSet: OpenDataSet, chargeModel: string | undefined): TransactionTable {
  return tableOfDataSet(dataSet).withModels(effectiveModels([], presetOf(chargeModel)));
}

/**
 * Returns a function that reads the payment at an index as an engine stores it. The times of the data set have to be in the zone of the
 * workspace.
 */
export function createStoredReader(dataSet: OpenDataSet, table: TransactionTable) {
  const currency = findCurrency(dataSet.currency);
  const { payments, statuses, refunds, fileTimes, words } = dataSet;
  const reported = refundedSharesOf(dataSet.fees);
  const disputes = new Map(table.fileDisputes().map((dispute, at) => [dispute.transactionId, { dispute, at }]));
  const statusNames = words.statuses.map(({ word: name }) => name);
  const statementTable = { ...table, timeZoneAt: table.timeZoneAt };

  return (index: number): Omit<StoredPayment, 'part' | 'row'> => {
    const texts = ofTextFields((field) => textAt(payments[field], index));
    const { id, date, amount } = table.rowAt(index);
    const status = numberAt(statuses, index);
    const refundedName = statusAt(table, NO_EVENTS, index);
    const start = numberAt(table.fileRefunds?.starts ?? [], index);
    const end = numberAt(table.fileRefunds?.starts ?? [], index + 1);
    const positions = Array.from({ length: end - start }, (_, at) => start + at);
    const lines = refundPartsAt(statementTable, NO_EVENTS, index);
    const shares = reported.get(index);
    const dispute = disputes.get(id);
    const integration = table.integrationIdAt(index) ?? '';
    return {
      id,
      idKey: naturalKey(id),
      ...texts,
      date,
      day: dayNumber(date),
      zone: numberAt(payments.zone, index),
      fileDate: fileTimes ? textAt(fileTimes.date, index) : date,
      fileZone: numberAt(fileTimes?.zone ?? payments.zone, index),
      merchant: numberAt(payments.merchant, index),
      amount,
      status,
      refundedStatus: refundedName === statusNames[status] ? status : statusNames.indexOf(refundedName),
      isPaid: table.isPaidAt(index) ? 1 : 0,
      integration: numberAt(payments.integration, index),
      partner: numberAt(payments.partner, index),
      processorFee: numberAt(table.chargedFees.processor, index),
      partnerFee: numberAt(table.chargedFees.partner, index),
      platformFee: numberAt(table.chargedFees.platform, index),
      areFeesCalculated: table.areFeesCalculatedAt?.(index) === true ? 1 : 0,
      platformPart: numberAt(table.fees.platform, index),
      refundId: positions.map((at) => textAt(refunds.id, at)),
      refundDate: positions.map((at) => textAt(refunds.date, at)),
      refundZone: positions.map((at) => numberAt(refunds.zone, at)),
      refundUndated: positions.map((at) => numberAt(refunds.isUndated, at)),
      refundAmount: positions.map((at) => numberAt(refunds.amount, at)),
      reportedFlags: (shares?.partner === undefined ? 0 : 1) + (shares?.platform === undefined ? 0 : 2),
      reportedPartner: shares?.partner ?? 0,
      reportedPlatform: shares?.platform ?? 0,
      lineTime: lines.map(({ time }) => time),
      lineDay: lines.map(({ time }) => dayNumber(time)),
      lineAmount: lines.map((line) => line.amount),
      lineMerchant: lines.map((line) => merchantShare(line.amount, line.fees)),
      lineProcessor: lines.map(({ fees }) => fees.processor),
      linePartner: lines.map(({ fees }) => fees.partner),
      linePlatform: lines.map(({ fees }) => fees.platform),
      refunded: lines.reduce((sum, line) => sum + line.amount, 0),
      dispute: dispute ? JSON.stringify(dispute.dispute) : '',
      disputePosition: dispute ? dispute.at + 1 : 0,
      searchText: folded([id, texts.customer, integration, ...FURTHER_TEXTS.map((field) => texts[field])]),
      amountText: typedAmounts(amount, currency),
    };
  };
}
