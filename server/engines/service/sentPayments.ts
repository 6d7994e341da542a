import type { StatusTerm } from '@/data/dataSets/dataSet';
import { csvLine } from '@/domain/imports/guards';
import { findCurrency } from '@/domain/money/currency';
import { plainAmount } from '@/domain/money/money';
import type { SentPayment } from '@/protocol/sentPayments';
import type { ClickhouseClient } from '../clickhouse/client/client';
import { tablesOf } from '../clickhouse/tables/schema';
import { readStoredById } from '../clickhouse/tables/storedRows';
import type { Directory } from '../ingestion/directory';
import type { StoredPayment } from '../storedPayment';
import type { EngineRows } from './engineRows';

/** The columns of the console's export, which every import reads without a question. */
const HEADERS = [
  ...['Transaction ID', 'Merchant', 'Amount', 'Currency', 'Date and time', 'Time zone', 'Status', 'Integration ID'],
  ...['Partner', 'Customer ID', 'Reference', 'Event', 'Card last4', 'Card brand', 'Payment description'],
];
const FEE_HEADERS = ['Processor fee', 'Partner fee', 'Platform fee'];

/** The instant as local time of UTC. */
const timeOf = ({ time }: SentPayment): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** A file of sent payments: of those with fees, or of those without, whose fees are calculated. */
export function fileOfSent(payments: readonly SentPayment[], currencyCode: string, hasFees: boolean): string {
  const currency = findCurrency(currencyCode);
  const amount = (cents: number) => plainAmount(cents, currency);
  const lines = payments.map((payment) => {
    const { id, merchant, status, integration = '', partner = '', customer = '', reference = '', fees } = payment;
    const { event = '', cardLast4 = '', cardBrand = '', note = '' } = payment;
    return csvLine([
      ...[id, merchant, amount(payment.amount), currency.code, timeOf(payment), 'UTC', status, integration],
      ...[partner, customer, reference, event, cardLast4, cardBrand, note],
      ...(hasFees ? [fees?.processor ?? 0, fees?.partner ?? 0, fees?.platform ?? 0].map(amount) : []),
    ]);
  });
  return csvLine(hasFees ? [...HEADERS, ...FEE_HEADERS] : HEADERS) + lines.join('');
}

/** The stored payments with these ids, by their ids. */
export async function findSent(
  client: ClickhouseClient,
  { rowsName, records }: EngineRows,
  ids: readonly string[],
): Promise<Map<string, StoredPayment>> {
  const { all: table, allById: byId } = tablesOf(client, rowsName);
  const payments = await readStoredById({ client, table, byId, records }, ids);
  return new Map(payments.map((payment) => [payment.id, payment]));
}

/** Whether a stored payment says the same as a sent one. */
export function isSameSent(stored: StoredPayment, sent: SentPayment, { words, merchants }: Directory): boolean {
  const plain = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const name = (text: string) => plain(text).toLowerCase();
  const { fees } = sent;
  const status: StatusTerm | undefined = words.statuses[stored.status];
  const texts = ['customer', 'reference', 'event', 'cardLast4', 'cardBrand', 'note'] as const;
  const areFeesSame = fees
    ? stored.areFeesCalculated === 0 &&
      stored.processorFee === fees.processor &&
      stored.partnerFee === fees.partner &&
      stored.platformFee === fees.platform
    : stored.areFeesCalculated === 1;
  return (
    name(merchants[stored.merchant]?.name ?? '') === name(sent.merchant) &&
    stored.amount === sent.amount &&
    stored.fileDate === timeOf(sent) &&
    words.zones[stored.fileZone] === 'UTC' &&
    status?.word === sent.status &&
    (words.integrations[stored.integration] ?? '') === (sent.integration ?? '').trim() &&
    name(words.partners[stored.partner] ?? '') === name(sent.partner ?? '') &&
    texts.every((field) => stored[field] === (sent[field] ?? '').trim()) &&
    areFeesSame
  );
}
