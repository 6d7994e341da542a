import fc from 'fast-check';
import type { BreakKind } from '@/domain/reconciliation/breaks';
import { reconcile } from '@/domain/reconciliation/reconcile';
import { ownColumns, plainRow, reportColumns, type PlainRow } from '../../helpers/domain/reportRows';

const compare = (own: readonly PlainRow[], report: readonly PlainRow[]) =>
  reconcile(ownColumns(own), reportColumns(report), () => undefined);
const named = (own: readonly PlainRow[], report: readonly PlainRow[]) =>
  compare(own, report).breaks.map(({ id, kind }) => [id, kind]);

/** Days far enough from the end of the month that nothing is late. */
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
    drafts.map(({ amount, status, day, refunded }, place) =>
      plainRow(`P${place}`, {
        amount,
        status,
        refunded,
        processor: Math.floor(amount / 30),
        time: `2024-06-${String(day).padStart(2, '0')} 10:00:00`,
      }),
    ),
  );

/** They tell the days of the report, so that what is missing is asked for, and missing rather than late. */
const FIRST = plainRow('FIRST', { time: '2024-06-01 00:00:00' });
const LAST = plainRow('LAST', { time: '2024-06-30 10:00:00' });

/** What makes of the row of a payment the rows of a report with that break. */
const PLANTS: Record<Exclude<BreakKind, 'missing here'>, (row: PlainRow) => PlainRow[]> = {
  'missing there': () => [],
  duplicate: (row) => [row, row],
  currency: (row) => [{ ...row, currency: 'CAD' }],
  amount: (row) => [{ ...row, amount: row.amount + 1 }],
  status: (row) => [{ ...row, status: 'Failed' }],
  fee: (row) => [{ ...row, processor: row.processor + 1 }],
  split: (row) => [{ ...row, platform: row.platform - 1 }],
  timing: (row) => [{ ...row, time: '2024-06-29 10:00:00' }],
};

test('A file with itself gives no break, by our ids and by references', () => {
  fc.assert(
    fc.property(payments, (rows) => {
      const there = rows.map((row) => ({ ...row, id: `ch_${row.id}`, reference: row.id }));
      for (const report of [rows, there]) {
        expect(compare(rows, report)).toMatchObject({ matched: rows.length, breaks: [], kinds: {} });
      }
    }),
  );
});

test('Each planted break is found and named, none twice', () => {
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
      const report = rows.flatMap((row, place): PlainRow[] => {
        // Of a payment by which no money moved only a row more can be wrong.
        const kind = row.status === 'Completed' ? chosen[place]! : 'none';
        if (kind === 'none') return [row];
        planted.push([kind === 'missing here' ? `there X${row.id}` : row.id, kind]);
        return kind === 'missing here' ? [row, plainRow(`X${row.id}`)] : PLANTS[kind](row);
      });
      const found = named([FIRST, ...rows, LAST], [FIRST, ...report, LAST]);
      expect(found.sort()).toEqual(planted.sort());
    }),
  );
});

test('Breaks, matched payments and those outside its days are all there are', () => {
  const [inside, before, after] = ['10', '01', '28'].map((day) => plainRow(day, { time: `2024-06-${day} 10:00:00` }));
  const first = plainRow('first', { time: '2024-06-05 00:00:00' });
  const last = plainRow('last', { time: '2024-06-20 23:59:59' });
  const all = compare([inside!, before!, after!, first, last], [first, last]);
  expect(all).toMatchObject({ matched: 2, kinds: { 'missing there': 1 }, first: '2024-06-05', last: '2024-06-20' });
});

test('What is younger than three business days is late and not missing', () => {
  // June 28, 2024 is a Friday.
  const end = plainRow('end', { time: '2024-06-28 09:00:00' });
  const on = (day: string, status: PlainRow['status'] = 'Completed') =>
    plainRow(day, { time: `${day} 23:00:00`, status });
  const own = [on('2024-06-24'), on('2024-06-25'), on('2024-06-11', 'Pending'), end];
  expect(named(own, [plainRow('start', { time: '2024-06-03 00:00:00', status: 'Failed' }), end])).toEqual([
    ['2024-06-24', 'missing there'],
    ['2024-06-25', 'timing'],
    ['2024-06-11', 'timing'],
  ]);
});

test('A payment is settling for three business days, and then its status differs', () => {
  const [late, settling] = ['2024-06-20', '2024-06-27'].map((day) =>
    plainRow(day, { time: `${day} 10:00:00`, status: 'Pending' }),
  );
  const settled = [late!, settling!].map((row) => ({ ...row, status: 'Completed' as const }));
  expect(
    named([late!, settling!], [...settled, plainRow('end', { time: '2024-06-28 10:00:00', status: 'Failed' })]),
  ).toEqual([
    ['2024-06-20', 'status'],
    ['2024-06-27', 'timing'],
  ]);
});

test('Where no money moved on either side, nothing differs', () => {
  const own = [plainRow('A', { status: 'Failed' }), plainRow('B', { status: 'Voided' }), LAST];
  const there = [plainRow('A', { status: 'Failed', amount: 1 }), plainRow('C', { status: 'Failed' }), LAST];
  expect(compare(own, there)).toMatchObject({ matched: 4, breaks: [] });
});

test('A part that was given back is no other status, another part is another amount', () => {
  const own = [plainRow('A', { refunded: 500 }), plainRow('B', { refunded: 500 }), LAST];
  const there = [plainRow('A', { refunded: 500, status: 'Refunded' }), plainRow('B', { refunded: 400 }), LAST];
  expect(named(own, there)).toEqual([['B', 'amount']]);
});

test('What a report does not tell is not compared', () => {
  const own = [plainRow('A', { status: 'Refunded', refunded: 10_000 })];
  const { statusAt, refunded, processor, partner, platform, ...report } = reportColumns([
    plainRow('A', { processor: 1 }),
  ]);
  expect([statusAt, refunded, processor, partner, platform]).not.toContain(undefined);
  expect(reconcile(ownColumns(own), report, () => undefined)).toMatchObject({ matched: 1, breaks: [] });
});

test('Of ten thousand breaks the rows are listed, the others are counted', () => {
  const report = Array.from({ length: 10_003 }, (_, place) => plainRow(`X${place}`));
  const { breaks, kinds } = compare([], report);
  expect([breaks.length, kinds]).toEqual([10_000, { 'missing here': 10_003 }]);
});

test('It says how far it is, up to all of it', () => {
  const told: number[] = [];
  const rows = Array.from({ length: 60_000 }, (_, place) => plainRow(`P${place}`));
  reconcile(ownColumns(rows), reportColumns(rows), (share) => told.push(share));
  expect(told).toEqual([0, 50_000 / 120_000, 100_000 / 120_000, 1]);
});
