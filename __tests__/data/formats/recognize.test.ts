import fc from 'fast-check';
import { FORMATS } from '@/data/formats/formats';
import { UNKNOWN_FORMAT, recognize } from '@/data/formats/recognize';
import { cellsOf } from '@/lib/cells/cells';
import { repeatedHeaders } from '@/domain/imports/headerKey';
import { headerKey } from '@/domain/imports/headerKey';
import type { Field } from '@/domain/imports/plan';
import { profileFile } from '@/domain/imports/profiles/fileProfile';
import { resolvePlan } from '@/domain/imports/profiles/resolvePlan';
import { split, ZONE } from '../../helpers/imports/headers';

const CONSOLE_HEADERS =
  'TRANSACTION ID, MERCHANT, AMOUNT, DATE AND TIME, STATUS, REFUNDED, NET, PROCESSOR FEE, PARTNER FEE, PLATFORM FEE, ' +
  'PAID TO MERCHANT, CUSTOMER ID, INTEGRATION ID';

describe('The files of the providers are recognized', () => {
  test.each([
    ['SplitPay export', CONSOLE_HEADERS],
    ['SplitPay export', `${CONSOLE_HEADERS}, CURRENCY, TIME ZONE`],
    [
      'Stripe payments',
      'id, Created date (UTC), Amount, Amount Refunded, Currency, Fee, Status, Customer ID, Destination',
    ],
    ['Stripe payments', 'id, Description, Created (UTC), Amount, Currency, Status, order (metadata)'],
    [
      'Stripe balance history',
      'id, Type, Source, Amount, Fee, Destination Platform Fee, Net, Currency, Created (UTC), Available On (UTC), Transfer',
    ],
    [
      'Stripe application fees',
      'id, Created (UTC), Amount, Amount Refunded, Currency, User ID, User Email, Application ID, Transaction ID',
    ],
    ['Stripe report', 'balance_transaction_id, created_utc, currency, gross, fee, net, reporting_category, source_id'],
    [
      'Adyen settlement details',
      'Company Account, Merchant Account, Psp Reference, Merchant Reference, Payment Method, Creation Date, TimeZone, Type, ' +
        'Modification Reference, Gross Currency, Gross Debit (GC), Gross Credit (GC), Commission (NC), Markup (NC)',
    ],
    [
      'Adyen payout',
      'BalancePlatform, AccountHolder, BalanceAccount, Transfer Id, Transaction Id, Booking date, Category, Type, Status, ' +
        'Currency, Balance (PC)',
    ],
    [
      'Square transactions',
      'Date, Time, Time Zone, Gross Sales, Net Sales, Total Collected, Fees, Transaction ID, Payment ID, Location, Event Type',
    ],
    [
      'PayPal activity',
      'Date, Time, TimeZone, Name, Type, Status, Currency, Gross, Fee, Net, Transaction ID, Balance Impact',
    ],
    [
      'PayPal activity',
      'Datum, Uhrzeit, Zeitzone, Name, Typ, Status, Währung, Brutto, Gebühr, Netto, Transaktionscode',
    ],
    ['PayPal activity', 'Datum, Uhrzeit, Zeitzone, Beschreibung, Währung, Brutto, Entgelt, Netto, Transaktionscode'],
    [
      'PayPal settlement',
      'CH, Transaction ID, Transaction Initiation Date, Transaction Debit or Credit, Gross Transaction Amount, Fee Amount',
    ],
  ])('%s: %s', (name, headers) => {
    const { format, plan } = recognize([split(headers)], ZONE);
    expect([format?.name, plan.format, repeatedHeaders(split(headers))]).toEqual([name, name, []]);
  });

  test.each(FORMATS.map((format) => [format.name, format] as const))(
    '%s, in any order and spelling',
    (name, format) => {
      const term = (terms: readonly string[]) => fc.constantFrom(...terms);
      const spelled = (key: string) =>
        fc
          .array(fc.constantFrom('', ' ', '_', ' ('), { minLength: key.length, maxLength: key.length })
          .chain((gaps) => fc.boolean().map((isUpper) => ({ gaps, isUpper })))
          .map(({ gaps, isUpper }) =>
            gaps.map((gap, at) => gap + (isUpper ? key.charAt(at).toUpperCase() : key.charAt(at))).join(''),
          );
      const required = fc.tuple(...Object.values(format.required).map(term));
      const optional = fc.subarray(Object.values(format.optional).flatMap(([first]) => first));
      const headers = fc
        .tuple(required, optional)
        .map(([needed, extra]) => [...new Set([...needed, ...extra, ...(format.marks ?? [])])])
        .chain((keys) => fc.shuffledSubarray([...keys, 'whatever'], { minLength: keys.length + 1 }))
        .chain((keys) => fc.tuple(...keys.map(spelled)));
      fc.assert(
        fc.property(headers, fc.nat({ max: 4 }), (record, titles) => {
          const records = [
            ...Array.from({ length: titles }, () => ['Report of June', '']),
            record,
            record.map(() => '1'),
          ];
          const { format: found, headerRecord, plan } = recognize(records, ZONE);
          expect([found?.name, headerRecord]).toEqual([name, titles]);
          for (const [field, terms] of Object.entries(format.required))
            expect(terms).toContain(headerKey(record[plan.columns[field as Field]!]!));
        }),
        { numRuns: 30 },
      );
    },
  );
});

test('An export of the console raises no question and defaults to the currency and zone of the console', () => {
  const rows = [['TR1-1', 'A', '1250.00', '2024-06-30 14:03:22', 'Voided', ...Array<string>(6).fill('0.00'), '', '']];
  const { plan } = recognize([split(CONSOLE_HEADERS), ...rows], ZONE);
  const profile = profileFile(plan);
  for (const row of rows) profile.see(cellsOf(row));
  expect(resolvePlan(plan, profile, () => 2)).toEqual({
    plan: expect.objectContaining({ currency: 'USD', timeZone: ZONE, decimalMark: '.' }) as unknown,
    questions: [],
  });
  const later = recognize([split(`${CONSOLE_HEADERS}, CURRENCY, TIME ZONE`)], ZONE).plan;
  expect(later).toMatchObject({ columns: { currency: 13, timeZone: 14 } });
  expect([later.currency, later.timeZone]).toEqual([undefined, undefined]);
});

test('A format that lacks one column is offered, and the columns are guessed until it is chosen', () => {
  const record = split('id, Created (UTC), Amount, Currency, Customer ID');
  const { format, plan, candidates, headerRecord } = recognize([['Payments of June'], record], ZONE);
  expect([format, plan.format, headerRecord]).toEqual([undefined, UNKNOWN_FORMAT, 1]);
  expect(candidates.map((candidate) => [candidate.format.name, candidate.missing])).toEqual([
    ['Stripe payments', ['status']],
  ]);
  expect(candidates[0]?.plan).toMatchObject({ timeZone: 'UTC', columns: { id: 0, date: 1, amount: 2 } });
});

test('If two formats lack nothing, the one that knows more columns is used, and the other one is offered', () => {
  const headers = split(
    'id, Source, Type, Amount, Fee, Net, Created (UTC), Status, Destination Platform Fee, Currency',
  );
  const { format, candidates } = recognize([headers], ZONE);
  expect([format?.name, candidates[0]?.format.name]).toEqual(['Stripe balance history', 'Stripe payments']);
  const payout = 'Transfer Id, AccountHolder, BalanceAccount, Booking date, Amount, Markup (NC)';
  const settlement =
    'Psp Reference, Merchant Account, Creation Date, Type, Gross Debit (GC), Gross Credit (GC), Markup (NC)';
  expect(recognize([split(`${payout}, ${settlement}`)], ZONE).format?.name).toBe('Adyen settlement details');
});

test('Settings of a single format are part of its plan', () => {
  const adyen = split(
    'Psp Reference, Merchant Account, Creation Date, Type, Gross Debit (GC), Gross Credit (GC), Commission (NC), Scheme Fees (NC)',
  );
  expect(recognize([adyen], ZONE).plan).toMatchObject({
    columns: { processorFee: 6 },
    furtherFees: [7],
    kinds: { settled: 'payment' },
  });
  const paypal = split('Date, Time, Type, Gross, Transaction ID, Balance Impact');
  expect(recognize([paypal], ZONE).plan).toMatchObject({ skipped: { column: 5, words: ['memo'] }, feeSign: -1 });
});
