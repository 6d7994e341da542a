import { suggestZone } from '@/domain/imports/suggestedZone';

const suggest = (...zones: string[]) =>
  suggestZone(
    zones.map((timeZone) => ({ timeZone })),
    'Europe/Berlin',
  );

test('The zone of the file is suggested if all its rows have it', () => {
  expect(suggest('UTC', 'UTC')).toEqual({ timeZone: 'UTC', reason: 'file' });
  expect(suggest('America/New_York')).toEqual({ timeZone: 'America/New_York', reason: 'file' });
  expect(suggest('America/Port-au-Prince')).toEqual({ timeZone: 'America/Port-au-Prince', reason: 'file' });
});

test('Rows without a zone do not change the suggestion', () => {
  expect(suggest('', 'UTC', '')).toEqual({ timeZone: 'UTC', reason: 'file' });
});

test('The zone of the browser is suggested for rows in several zones, with only an offset, or without a zone', () => {
  expect(suggest('UTC', 'America/New_York')).toEqual({ timeZone: 'Europe/Berlin', reason: 'several' });
  expect(suggest('+02:00')).toEqual({ timeZone: 'Europe/Berlin', reason: 'offset' });
  expect(suggest()).toEqual({ timeZone: 'Europe/Berlin', reason: 'browser' });
  expect(suggestZone([], '')).toEqual({ timeZone: 'UTC', reason: 'browser' });
});
