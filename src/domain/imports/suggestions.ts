import { resolveCurrencyName } from './currencyNames';
import type { ImportQuestion, Plan } from './plan';

/** What the browser says about its user: an IANA time zone, and a language such as `en-US`. */
export type BrowserLocale = { timeZone: string; language: string };

const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
const CURRENCIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO.map((region) => [region, 'EUR'])),
  ...Object.fromEntries(
    (
      'US:USD GB:GBP CA:CAD AU:AUD NZ:NZD JP:JPY CH:CHF SE:SEK NO:NOK DK:DKK PL:PLN CZ:CZK HU:HUF RO:RON IN:INR ' +
      'BR:BRL MX:MXN ZA:ZAR CN:CNY HK:HKD SG:SGD KR:KRW TW:TWD TH:THB TR:TRY IL:ILS AE:AED SA:SAR KW:KWD CL:CLP CO:COP'
    )
      .split(' ')
      .map((pair) => pair.split(':') as [string, string]),
  ),
};

/**
 * The answer that the file or the browser suggests for an open question about currency (ISO 4217) or time zone (IANA
 * name): the browser's currency if the signs of the file fit it, or the dollar for `$`. Undefined without a suggestion.
 */
export function suggestAnswer(
  question: ImportQuestion,
  { timeZone, language }: BrowserLocale,
): { currency: string } | { timeZone: string } | undefined {
  if (question.about === 'timeZone') return timeZone === '' ? undefined : { timeZone };
  if (question.about !== 'currency') return undefined;
  const { examples } = question;
  const region = /-([A-Z]{2})\b/.exec(language)?.[1];
  const localCurrency = region && CURRENCIES[region];
  const fits = (code: string) => examples.every((term) => resolveCurrencyName(term, code) === code);
  const currency = [localCurrency, 'USD'].find(
    (code) => code !== undefined && fits(code) && (code === localCurrency || examples.length > 0),
  );
  return currency === undefined ? undefined : { currency };
}

/** The plan with the suggested answers to its open questions. Existing answers, also remembered ones, stay. */
export function withSuggestions(plan: Plan, questions: readonly ImportQuestion[], locale: BrowserLocale): Plan {
  const suggested = questions.flatMap((question) => Object.entries(suggestAnswer(question, locale) ?? {}));
  return { ...Object.fromEntries(suggested), ...withoutUndefined(plan) };
}

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
