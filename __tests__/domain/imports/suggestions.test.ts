import { suggestAnswer, withSuggestions } from '@/domain/imports/suggestions';
import type { Plan } from '@/domain/imports/plan';

const BERLIN = { timeZone: 'Europe/Berlin', language: 'de-DE' };
const suggested = (examples: readonly string[], language: string) =>
  suggestAnswer({ about: 'currency', examples }, { timeZone: 'UTC', language });

test('The time zone of the browser is suggested', () => {
  expect(suggestAnswer({ about: 'timeZone', examples: ['10:00'] }, BERLIN)).toEqual({ timeZone: 'Europe/Berlin' });
  expect(suggestAnswer({ about: 'timeZone', examples: [] }, { ...BERLIN, timeZone: '' })).toBeUndefined();
});

test.each([
  [[], 'de-DE', { currency: 'EUR' }],
  [[], 'en-GB', { currency: 'GBP' }],
  [['$'], 'en-CA', { currency: 'CAD' }],
  [['$'], 'de-DE', { currency: 'USD' }],
  [['$'], 'en', { currency: 'USD' }],
  [['kr'], 'sv-SE', { currency: 'SEK' }],
  [['kr'], 'en-US', undefined],
  [[], 'en', undefined],
  [[], 'en-constructor', undefined],
] as const)('The currency for the signs %j in a browser with the language %s is %j', (examples, language, currency) => {
  expect(suggested(examples, language)).toEqual(currency);
});

test('Other questions have no suggestion', () => {
  expect(suggestAnswer({ about: 'dateOrder', examples: ['1/2/2024'] }, BERLIN)).toBeUndefined();
  expect(suggestAnswer({ about: 'column', field: 'id' }, BERLIN)).toBeUndefined();
});

test('An existing answer stays, and an open question gets the suggestion', () => {
  const plan = { format: 'x', columns: {}, currency: 'JPY', timeZone: undefined } as unknown as Plan;
  const questions = [
    { about: 'currency', examples: [] },
    { about: 'timeZone', examples: [] },
  ] as const;
  expect(withSuggestions(plan, questions, BERLIN)).toEqual({
    format: 'x',
    columns: {},
    currency: 'JPY',
    timeZone: 'Europe/Berlin',
  });
});
