import type { StatusTerm } from '@/data/dataSets/dataSet';
import { csvLine } from '@/domain/imports/guards';
import { findCurrency } from '@/domain/money/currency';
import { plainAmount } from '@/domain/money/money';
import type { SentPayment } from '@/protocol/engine';
import type { ClickhouseClient } from '../clickhouse/client';
import { tablesOf } from '../clickhouse/schema';
import type { Directory } from '../ingestion/directory';
import type { StoredPayment } from '../storedPayment';

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

const COMPARED = [
  ...(['id', 'merchant', 'amount', 'fileDate', 'fileZone', 'status', 'integration', 'partner', 'customer'] as const),
  ...(['reference', 'event', 'cardLast4', 'cardBrand', 'note', 'processorFee', 'partnerFee', 'platformFee'] as const),
  'areFeesCalculated',
] as const;
type Compared = Pick<StoredPayment, (typeof COMPARED)[number]>;

/** The stored payments with these ids. */
export async function findSent(
  client: ClickhouseClient,
  rowsName: string,
  ids: readonly string[],
): Promise<Map<string, Compared>> {
  const rows = await client.ask<(string | number)[]>({
    sql: `SELECT ${COMPARED.join(', ')} FROM ${tablesOf(client, rowsName).all} WHERE id IN (SELECT id FROM sent)`,
    tables: [{ name: 'sent', structure: 'id String', rows: ids.map((id) => [id]) }],
  });
  const payments = rows.map((row) => Object.fromEntries(COMPARED.map((column, at) => [column, row[at]])));
  return new Map(payments.map((payment) => [String(payment.id), payment as unknown as Compared]));
}

/** Whether a stored payment says the same as a sent one. */
export function isSameSent(stored: Compared, sent: SentPayment, { words, merchants }: Directory): boolean {
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
