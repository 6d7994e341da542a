import { recognizeCurrency } from '@/domain/imports/currencyNames';
import type { FileProfile } from './fileProfile';
import type { UnknownType } from './typeProfile';
import {
  FEE_FIELDS,
  FIELDS,
  isNeeded,
  kindOf,
  type FileKind,
  type Plan,
  type ImportQuestion,
} from '@/domain/imports/plan';
import { readTimeZone } from '@/domain/imports/values/readTimeZone';
import { kindOfType } from '@/domain/imports/rowKinds';
import { meaningOf } from '@/domain/imports/statusMeanings';

/** A plan with everything that is certain, and the remaining questions. Without questions, the file can be read. */
export type ResolvedPlan = { plan: Plan; questions: ImportQuestion[] };

/**
 * Fills in what the rows of a file show for certain, and asks for the rest. Existing settings stay. Called again after
 * each answer. `decimalsOf` gets an ISO 4217 code.
 */
export function resolvePlan(plan: Plan, profile: FileProfile, decimalsOf: (currency: string) => number): ResolvedPlan {
  // A typed code may not be a currency.
  const currency = plan.currency === undefined ? commonCurrency(profile) : recognizeCurrency(plan.currency);
  const zone = plan.timeZone === undefined ? undefined : readTimeZone(plan.timeZone);
  const timeZone = zone === 'time zone unknown' ? undefined : zone;
  // Fees are in the currency of their payments, which may be in another file.
  const unit = currency ?? (kindOf(plan) === 'fees' ? 'USD' : undefined);
  const decimalMark = plan.decimalMark ?? profile.amounts.decimalMark(plan.expectedMark);
  const isMinorUnits =
    plan.isMinorUnits ??
    (decimalMark === undefined || unit === undefined
      ? undefined
      : profile.amounts.isMinorUnits(decimalMark, decimalsOf(unit)));
  const dateOrder = plan.dateOrder ?? profile.dates.dateOrder();
  const statuses = { ...Object.fromEntries(profile.customStatuses), ...plan.statuses };
  const feeSign = plan.feeSign ?? (profile.negativeFees.length === 0 ? 1 : undefined);
  const resolved = { ...plan, feeSign, statuses, currency, timeZone, decimalMark, isMinorUnits, dateOrder };
  const forms = [...formsInQuestion(resolved, profile), ...typesInQuestion(resolved, profile, decimalsOf)];
  const questionKinds = QUESTIONS_BY_KIND[kindOf(plan)];
  const isNeeded = ({ about }: ImportQuestion) => questionKinds === undefined || questionKinds.includes(about);
  return { plan: resolved, questions: [...columnsInQuestion(plan), ...forms.filter(isNeeded)] };
}

/** The possible questions of each kind of file besides its columns. Payments can have all of them. */
const QUESTIONS_BY_KIND: Record<FileKind, readonly ImportQuestion['about'][] | undefined> = {
  payments: undefined,
  // The dates of rows about disputes, which only known formats have.
  fees: ['decimalMark', 'isMinorUnits', 'feeSign', 'type', 'dateOrder'],
  // The date on which the merchant joined.
  merchants: ['dateOrder', 'status'],
  integrations: ['dateOrder', 'status'],
};

function columnsInQuestion({ columns, merchantName, holds = 'payments' }: Plan): ImportQuestion[] {
  if (holds !== 'payments')
    return FIELDS.filter((field) => columns[field] === undefined && isNeeded(field, columns, holds)).map((field) => ({
      about: 'column',
      field,
    }));
  return (['id', 'amount', 'date', 'merchant'] as const)
    .filter((field) => columns[field] === undefined)
    .filter((field) => (field === 'merchant' ? merchantName === undefined : isNeeded(field, columns)))
    .map((field) => ({ about: 'column', field }));
}

function formsInQuestion(plan: Plan, profile: FileProfile): ImportQuestion[] {
  const { amounts, dates, statuses, timeZones } = profile;
  const questions: ImportQuestion[] = [];
  const { columns, currency, decimalMark, isMinorUnits, dateOrder, timeZone, feeSign } = plan;
  const hasFees = kindOf(plan) === 'fees' && FEE_FIELDS.some((fee) => columns[fee] !== undefined);
  const hasAmounts = hasFees || (columns.amount ?? columns.credit ?? columns.debit) !== undefined;
  if (currency === undefined) questions.push({ about: 'currency', examples: currencyNames(profile).slice(0, 3) });
  if (hasAmounts && decimalMark === undefined) questions.push({ about: 'decimalMark', examples: amounts.doubtful() });
  // Decimals are known only with the mark, and matter only for some currencies.
  if (hasAmounts && decimalMark !== undefined && (hasFees || currency !== undefined) && isMinorUnits === undefined)
    questions.push({ about: 'isMinorUnits', examples: amounts.examples });
  if (feeSign === undefined) questions.push({ about: 'feeSign', examples: profile.negativeFees });
  if (dateOrder === undefined) questions.push({ about: 'dateOrder', examples: dates.doubtful() });
  const hasZones = columns.timeZone === undefined ? dates.hasZones() : timeZones.empty() === 0;
  if (timeZone === undefined && !hasZones) questions.push({ about: 'timeZone', examples: [] });
  for (const [term, { spelled, count }] of statuses.words)
    if (meaningOf(plan, term) === undefined) questions.push({ about: 'status', word: spelled, count });
  return questions;
}

function typesInQuestion(plan: Plan, profile: FileProfile, decimalsOf: (currency: string) => number): ImportQuestion[] {
  return profile
    .types()
    .filter(({ word: term }) => kindOfType(plan, term) === undefined)
    .map((type) => ({ about: 'type', word: type.word, count: type.count, sum: sumOf(type, plan, decimalsOf) }));
}

/** The sum of the rows in minor units, if all of them are in the currency of the plan. */
function sumOf(
  { sums, currency: typeCurrency }: UnknownType,
  { currency, decimalMark, isMinorUnits }: Plan,
  decimalsOf: (currency: string) => number,
): number | undefined {
  if (currency === undefined || decimalMark === undefined || isMinorUnits === undefined) return undefined;
  if (typeCurrency === undefined || (typeCurrency !== '' && recognizeCurrency(typeCurrency) !== currency))
    return undefined;
  // A quotient of whole numbers is exact if it is whole, and a product with a fraction may not be.
  const sum = sums[decimalMark] / (isMinorUnits ? 1000 : 1000 / 10 ** decimalsOf(currency));
  return Number.isInteger(sum) ? sum : undefined;
}

/** The currency of most rows, by its column or by the signs beside amounts. Undefined if they have none. */
function commonCurrency(profile: FileProfile): string | undefined {
  const [common] = currencyNames(profile);
  return common === undefined ? undefined : recognizeCurrency(common);
}

/** The words and signs for currencies, the most frequent first. */
function currencyNames({ currencies, amounts }: FileProfile): string[] {
  const named = currencies.counts();
  const counts = named.size > 0 ? named : amounts.currencies;
  return [...counts].sort((a, b) => b[1] - a[1]).map(([term]) => term);
}
