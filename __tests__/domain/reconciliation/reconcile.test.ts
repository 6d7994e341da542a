import fc from 'fast-check';
import { timeInZone } from '@/domain/calendar/instants';
import type { DiscrepancyKind } from '@/domain/reconciliation/discrepancyKinds';
import { reconcile } from '@/domain/reconciliation/reconcile';
import { sumAmountsToResolve } from '@/domain/reconciliation/unresolvedAmount';
import { consoleColumns, plainRow, reportColumns, type PlainRow } from '../../helpers/domain/reportRows';

const compare = (consoleRows: readonly PlainRow[], report: readonly PlainRow[]) =>
  reconcile(consoleColumns(consoleRows), reportColumns(report), () => undefined);
const named = (consoleRows: readonly PlainRow[], report: readonly PlainRow[]) =>
  compare(consoleRows, report).breaks.map(({ id, kind }) => [id, kind]);

/** The days are far from the end of the month, so that no payment has a timing discrepancy. */
const payments = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1_000, max: 1_000_000 }),
      status: fc.constantFrom('Completed', 'Failed', 'Refunded', 'Voided'),
      day: fc.integer({ min: 1, max: 20 }),
      refunded: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((drafts) =>
    drafts.map(({ amount, status, day, refunded }, index) =>
      plainRow(`P${index}`, {
        amount,
        status,
        refunded,
        processor: Math.floor(amount / 30),
        time: `2024-06-${String(day).padStart(2, '0')} 10:00:00`,
      }),
    ),
  );

/** These two rows define the days of the report, so that a missing payment is a discrepancy of its class. */
const FIRST = plainRow('FIRST', { time: '2024-06-01 00:00:00' });
const LAST = plainRow('LAST', { time: '2024-06-30 10:00:00' });

/** Each function turns the row of a payment into the rows of a report with that discrepancy. */
const PLANTS: Record<Exclude<DiscrepancyKind, 'missing here'>, (row: PlainRow) => PlainRow[]> = {
  'missing there': () => [],
  duplicate: (row) => [row, row],
  currency: (row) => [{ ...row, currency: 'CAD' }],
  amount: (row) => [{ ...row, amount: row.amount + 1 }],
  dispute: (row) => [{ ...row, disputed: row.amount }],
  status: (row) => [{ ...row, status: 'Failed' }],
  fee: (row) => [{ ...row, processor: row.processor + 1 }],
  split: (row) => [{ ...row, platform: row.platform - 1 }],
  timing: (row) => [{ ...row, time: '2024-06-29 10:00:00' }],
};

test('A file has no discrepancy with itself, by ids and by references', () => {
  fc.assert(
    fc.property(payments, (rows) => {
      const there = rows.map((row) => ({ ...row, id: `ch_${row.id}`, reference: row.id }));
      for (const report of [rows, there]) {
        expect(compare(rows, report)).toMatchObject({ matched: rows.length, breaks: [], kinds: {} });
      }
    }),
  );
});

test('Each planted discrepancy is found once', () => {
  const plants = fc.array(
    fc.constantFrom('none', 'missing here', ...(Object.keys(PLANTS) as (keyof typeof PLANTS)[])),
    {
      minLength: 30,
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(payments, plants, (rows, chosen) => {
      const planted: [string, string][] = [];
      const report = rows.flatMap((row, index): PlainRow[] => {
        // A payment that moved no money can only have a second row.
        const kind = row.status === 'Completed' ? chosen[index]! : 'none';
        if (kind === 'none') return [row];
        planted.push([kind === 'missing here' ? `there X${row.id}` : row.id, kind]);
        return kind === 'missing here' ? [row, plainRow(`X${row.id}`)] : PLANTS[kind](row);
      });
      const found = named([FIRST, ...rows, LAST], [FIRST, ...report, LAST]);
      expect(found.sort()).toEqual(planted.sort());
    }),
  );
});

test('Each payment is matched, a discrepancy, or outside the days of the report', () => {
  const [inside, before, after] = ['10', '01', '28'].map((day) => plainRow(day, { time: `2024-06-${day} 10:00:00` }));
  const first = plainRow('first', { time: '2024-06-05 00:00:00' });
  const last = plainRow('last', { time: '2024-06-20 23:59:59' });
  const all = compare([inside!, before!, after!, first, last], [first, last]);
  expect(all).toMatchObject({ matched: 2, first: '2024-06-05', last: '2024-06-20' });
  expect(all.kinds).toEqual({ 'missing there': 1 });
});

test('The days of a report run from its earliest to its latest payment in any order', () => {
  const rows = ['12', '20', '05', '10'].map((day) => plainRow(day, { time: `2024-06-${day} 10:00:00` }));
  const missing = ['20', '05'].map((day) => plainRow(`missing ${day}`, { time: `2024-06-${day} 23:59:59` }));
  const withoutTime = plainRow('a day alone', { time: '2024-06-05' });
  const all = compare([...rows, ...missing, withoutTime], rows);
  expect(all).toMatchObject({ first: '2024-06-05', last: '2024-06-20', kinds: { timing: 1, 'missing there': 2 } });
});

test('A discrepancy has only the fields that the report has', () => {
  const consoleRows = plainRow('A', { refunded: 500 });
  const { reference: _none, ...ours } = consoleRows;
  const there = plainRow('ch_A', { reference: 'A', amount: 1, zone: 'Asia/Tokyo' });
  expect(compare([consoleRows], [there]).breaks).toEqual([{ id: 'A', kind: 'amount', ours, theirs: [there] }]);
  const { statusAt, refunded, disputed, processor, partner, platform, ...report } = reportColumns([
    plainRow('A', { amount: 1 }),
  ]);
  expect([statusAt, refunded, disputed, processor, partner, platform]).not.toContain(undefined);
  const [bare] = reconcile(consoleColumns([consoleRows]), report, () => undefined).breaks;
  const { id, time, zone, currency } = ours;
  expect(bare?.theirs).toEqual([{ id, time, zone, currency, amount: 1 }]);
});

test('A disputed amount is compared, and a dispute after the last day of the report may be in it or not', () => {
  const kindOf = (here: Partial<PlainRow>, there: Partial<PlainRow>) =>
    named([plainRow('A', here), LAST], [plainRow('A', there), LAST])[0]?.[1];
  expect(kindOf({}, { disputed: 10_000 })).toBe('dispute');
  for (const disputeOpened of ['2024-06-20', '2024-06-30'])
    expect(kindOf({ disputed: 10_000, disputeOpened }, {})).toBe('dispute');
  expect(kindOf({ disputed: 10_000 }, {})).toBe('dispute');
  const later = { disputed: 10_000, disputeOpened: '2024-07-01' };
  expect(kindOf(later, {})).toBeUndefined();
  expect(kindOf(later, { disputed: 10_000 })).toBeUndefined();
  expect(kindOf(later, { disputed: 9_000 })).toBe('dispute');
});

test('A report compares the same in any zone, and without any column that it does not state', () => {
  const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Tokyo', 'Europe/Berlin');
  const columns = fc.subarray(['refunded', 'disputed', 'processor', 'partner', 'platform'] as const);
  fc.assert(
    fc.property(payments, zones, zones, columns, (rows, here, there, left) => {
      const inZone = (zone: string) =>
        rows.map((row) => ({ ...row, time: timeInZone({ time: row.time, zone: 'UTC' }, zone), zone }));
      const report = reportColumns(inZone(there));
      for (const column of left) report[column] = rows.map(() => Number.NaN);
      const found = reconcile(consoleColumns(inZone(here)), report, () => undefined);
      expect(found).toMatchObject({ matched: rows.length, breaks: [] });
    }),
  );
});

test('Refunded amounts are compared if money moved on both sides', () => {
  const kindOf = (here: PlainRow['status'], there: PlainRow['status']) =>
    named([plainRow('A', { status: here }), LAST], [plainRow('A', { status: there, refunded: 100 }), LAST])[0]?.[1];
  expect(kindOf('Completed', 'Completed')).toBe('amount');
  expect(kindOf('Failed', 'Completed')).toBe('status');
  expect(kindOf('Completed', 'Failed')).toBe('status');
});

test('Payments that moved no money on either side match', () => {
  const consoleRows = [plainRow('A', { status: 'Failed' }), plainRow('B', { status: 'Voided' }), LAST];
  const there = [plainRow('A', { status: 'Failed', amount: 1 }), plainRow('C', { status: 'Failed' }), LAST];
  expect(compare(consoleRows, there)).toMatchObject({ matched: 4, breaks: [] });
});

test('A partial refund is not a status discrepancy, and another refunded amount is an amount discrepancy', () => {
  const consoleRows = [plainRow('A', { refunded: 500 }), plainRow('B', { refunded: 500 }), LAST];
  const there = [plainRow('A', { refunded: 500, status: 'Refunded' }), plainRow('B', { refunded: 400 }), LAST];
  expect(named(consoleRows, there)).toEqual([['B', 'amount']]);
});

test('Fields that a report lacks are not compared', () => {
  const consoleRows = [plainRow('A', { status: 'Refunded', refunded: 10_000 })];
  const { statusAt, refunded, processor, partner, platform, ...report } = reportColumns([
    plainRow('A', { processor: 1 }),
  ]);
  expect([statusAt, refunded, processor, partner, platform]).not.toContain(undefined);
  expect(reconcile(consoleColumns(consoleRows), report, () => undefined)).toMatchObject({ matched: 1, breaks: [] });
});

test('The list has at most ten thousand discrepancies, and the others are counted', () => {
  const report = Array.from({ length: 10_003 }, (_, index) => plainRow(`X${index}`));
  const { breaks: discrepancies, kinds } = compare([], report);
  expect([discrepancies.length, kinds]).toEqual([10_000, { 'missing here': 10_003 }]);
});

test('The comparison reports its progress up to 100%', () => {
  const reported: number[] = [];
  const rows = Array.from({ length: 60_000 }, (_, index) => plainRow(`P${index}`));
  reconcile(consoleColumns(rows), reportColumns(rows), (share) => reported.push(share));
  expect(reported).toEqual([0, 50_000 / 120_000, 100_000 / 120_000, 1]);
});

test('A row in another currency that is not in the console adds nothing to the amount to resolve', () => {
  const foreign = plainRow('EUR', { amount: 10_000, currency: 'EUR' });
  const { breaks: discrepancies } = compare([FIRST, LAST], [FIRST, LAST, foreign, plainRow('USD', { amount: 700 })]);
  expect(discrepancies.map(({ id, kind }) => [id, kind])).toEqual([
    ['there EUR', 'currency'],
    ['there USD', 'missing here'],
  ]);
  expect(sumAmountsToResolve(discrepancies)).toEqual({ unresolvedAmount: 700, likelyPairs: 0 });
});
