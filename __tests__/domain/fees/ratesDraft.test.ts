import fc from 'fast-check';
import * as v from 'valibot';
import { draftOfRates, ratesDraftSchema, type RatesDraft } from '@/domain/fees/ratesDraft';
import { USD } from '../../helpers/currencies';
import { agreedRate as rate } from '../../helpers/domain/agreedRates';

test('A form without a day, with an unreadable rate or without any rate names each field', () => {
  const typed: RatesDraft = {
    since: '2026-09-01',
    partnerName: ' ',
    platformPercent: '',
    platformFixed: '',
    partnerPercent: '',
    partnerFixed: '',
    processorPercent: '',
    processorFixed: '',
  };
  const read = (fields: Partial<RatesDraft>) => v.safeParse(ratesDraftSchema(USD), { ...typed, ...fields });
  const refusals = (fields: Partial<RatesDraft>) =>
    (read(fields).issues ?? []).map(({ path, message }) => [path?.[0]?.key, message]);
  expect(refusals({})).toEqual([['platformPercent', 'ratesMissing']]);
  expect(refusals({ since: 'soon', platformPercent: 'x' })).toEqual([
    ['since', 'dayUnreadable'],
    ['platformPercent', 'rateUnreadable'],
  ]);
  // A field with spaces only is an empty one.
  expect(refusals({ platformPercent: ' ', partnerFixed: ' ' })).toEqual([['platformPercent', 'ratesMissing']]);
  expect(
    read({ platformPercent: '8', platformFixed: ' ', partnerPercent: ' ', partnerFixed: '1' }).output,
  ).toMatchObject({
    platform: { percent: 800, fixed: 0 },
    partner: { percent: 0, fixed: 100 },
  });
  expect(v.is(ratesDraftSchema(USD), '2026-09-01')).toBe(false);
  expect(refusals({ partnerPercent: '1', partnerFixed: 'x' })).toEqual([['partnerFixed', 'rateAmountUnreadable']]);
  expect(refusals({ partnerFixed: '-1' })).toEqual([['partnerFixed', 'rateAmountUnreadable']]);
  expect(read({ platformPercent: '8', processorFixed: '0.3', partnerName: ' Sage ' }).output).toEqual({
    since: '2026-09-01',
    partnerName: 'Sage',
    platform: { percent: 800, fixed: 0 },
    processor: { percent: 0, fixed: 30 },
  });
});

test('The form of agreed rates shows what it was saved with, and empty fields from today on without rates', () => {
  const saved = rate('2026-09-15', 290, {
    platform: { percent: 290, fixed: 30 },
    partner: { percent: 0, fixed: 125 },
    processor: { percent: 8_050, fixed: 0 },
    partnerName: 'Gate Partners',
  });
  expect(draftOfRates(saved, '2026-11-27', USD)).toEqual({
    since: '2026-09-15',
    partnerName: 'Gate Partners',
    platformPercent: '2.9',
    platformFixed: '0.30',
    partnerPercent: '0',
    partnerFixed: '1.25',
    processorPercent: '80.5',
    processorFixed: '',
  });
  const empty = draftOfRates(undefined, '2026-11-27', USD);
  expect(empty.since).toBe('2026-11-27');
  expect(Object.values({ ...empty, since: '' }).join('')).toBe('');
  const onlyPlatform = draftOfRates(rate('2026-09-15', 290), '2026-11-27', USD);
  expect([onlyPlatform.platformPercent, onlyPlatform.platformFixed, onlyPlatform.partnerPercent]).toEqual([
    '2.9',
    '',
    '',
  ]);
});

test('Any agreed rates are the same after the form showed and read them', () => {
  const anyRate = fc.option(
    fc.record({ percent: fc.integer({ min: 0, max: 10_000 }), fixed: fc.integer({ min: 0, max: 99_999_999 }) }),
    { nil: undefined },
  );
  fc.assert(
    fc.property(
      anyRate,
      anyRate,
      fc.record({ percent: fc.constant(100), fixed: fc.nat(500) }),
      (platform, partner, processor) => {
        const agreed = { ...rate('2026-09-15', 0), platform, partner, processor, partnerName: 'Gate Partners' };
        const { since, partnerName } = agreed;
        const read = v.parse(ratesDraftSchema(USD), draftOfRates(agreed, '2026-11-27', USD));
        expect(read).toEqual({ since, partnerName, platform, partner, processor });
      },
    ),
  );
});
