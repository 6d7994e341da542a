import * as v from 'valibot';
import type { Day } from '@/domain/calendar/dates';
import type { AgreedRate } from '@/domain/fees/agreedRates';
import { ratesDraftSchema } from '@/domain/fees/ratesDraft';
import type { Currency } from '@/domain/money/currency';
import type { FieldRefusal } from '@/domain/refusals';
import { columnsOf, dayReader, partyFinder, type FileTable, type ReadRecords } from './fileTable';

/** Rates of a file: hundredths of a percent, and cents. */
export type FileRates = Pick<
  AgreedRate,
  'subject' | 'subjectId' | 'since' | 'partnerName' | 'platform' | 'partner' | 'processor'
>;

const percentOf = (party: string) => [
  `${party} fee in %`,
  `${party} fee %`,
  `${party} %`,
  `${party} rate`,
  `${party} fee`,
];
const fixedOf = (party: string) => [
  `${party}FeePerPayment`,
  `${party} fixed fee`,
  `${party} fee fixed`,
  `${party} fixed`,
];

const HEADERS = {
  integration: ['Integration', 'Integration ID', 'Integration name'],
  merchant: ['Merchant', 'Merchant ID', 'Merchant name', 'Business name', 'Account ID'],
  since: ['Start date', 'Since', 'Valid from', 'From', 'Start', 'Date'],
  partnerName: ['Partner', 'Partner name'],
  platformPercent: [...percentOf('SplitPay'), ...percentOf('Platform'), 'Application fee %'],
  platformFixed: [...fixedOf('SplitPay'), ...fixedOf('Platform')],
  partnerPercent: percentOf('Partner'),
  partnerFixed: fixedOf('Partner'),
  processorPercent: percentOf('Processor'),
  processorFixed: fixedOf('Processor'),
};
const COLUMNS = Object.keys(HEADERS) as (keyof typeof HEADERS)[];

type Context = {
  /** The names of merchants and of integrations by id. */
  merchants: ReadonlyMap<string, string>;
  integrations: ReadonlyMap<string, string>;
  /** Rates in effect: the same rates of the same day are not recorded again. */
  recorded: readonly AgreedRate[];
  currency: Currency;
  today: Day;
};

/** The agreed rates of a file, by the rules of the form. A row with an integration is about it, and otherwise about the merchant. */
export function ratesOfFile(
  table: FileTable,
  { merchants, integrations, recorded, currency, today }: Context,
): ReadRecords<FileRates> {
  const [findMerchant, findIntegration] = [partyFinder(merchants), partyFinder(integrations)];
  const known = new Set(recorded.map(keyOf));
  const schema = ratesDraftSchema(currency);
  const columns = columnsOf(table, HEADERS);
  const dayOf = dayReader(columns.textsOf('since'), today);
  const about = columns.has('integration') ? 'integration' : 'merchant';
  return columns.read([about, 'since'], (cell): FileRates | FieldRefusal => {
    const subject = cell('integration') === '' ? 'merchant' : 'integration';
    const found = subject === 'merchant' ? findMerchant(cell('merchant')) : findIntegration(cell('integration'));
    if (typeof found === 'string') return found;
    const draft = Object.fromEntries(COLUMNS.map((column) => [column, cell(column)]));
    const read = v.safeParse(schema, { ...draft, since: dayOf(cell('since')) ?? '' });
    if (!read.success) return read.issues[0].message as FieldRefusal;
    const rates = { subject, subjectId: found.id, ...read.output } as const;
    return known.has(keyOf(rates)) ? 'ratesRecorded' : rates;
  });
}

function keyOf({ subject, subjectId, since, partnerName = '', platform, partner, processor }: FileRates): string {
  return JSON.stringify([subject, subjectId, since, partnerName, platform, partner, processor]);
}
