import { fileOf } from '@/domain/lists/csv';
import { matchesFilters, sortValue } from '@/domain/lists/lists';
import { DISCREPANCY_LIST, type DiscrepancyRow } from '@/selectors/reconciliation/discrepancyList';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { reconcile } from '@/domain/reconciliation/reconcile';
import type { ReportColumns } from '@/domain/reconciliation/columns';
import { unresolvedAmount } from '@/domain/reconciliation/unresolvedAmount';
import { dayOfDiscrepancy } from '@/domain/reconciliation/reportSummary';
import { compareSides } from '@/domain/reconciliation/compareSides';
import { rulesOf } from '@/domain/reconciliation/discrepancyKinds';
import { difference } from '@/selectors/reconciliation/discrepancyTexts';
import { reportName } from '@/selectors/reconciliation/texts';
import { USD } from '../../helpers/currencies';
import { consoleColumns, plainRow, reportColumns, type PlainRow } from '../../helpers/domain/reportRows';

const { reference: _none, ...side } = plainRow('A');
const discrepancy: Discrepancy = {
  id: 'A',
  kind: 'fee',
  ours: side,
  theirs: [{ ...side, id: 'ch_A', processor: 350 }],
};
const row: DiscrepancyRow = {
  id: 'A',
  payment: 'A',
  merchantName: 'Harbor',
  discrepancy,
  unresolvedAmount: 30,
  age: '1–3 days',
  state: 'Open',
  settlement: undefined,
  assignee: '',
  assignment: '',
  isMine: false,
};
const resolved: DiscrepancyRow = {
  ...row,
  state: 'Resolved',
  settlement: {
    kind: 'settlement',
    id: 's1',
    reportId: 'r1',
    breakId: 'A',
    reason: 'Known',
    recordedBy: 'Alex Morgan',
    recordedAt: '2024-07-01 09:00:00',
  },
};

describe('The list of discrepancies', () => {
  test('sorts by amount, age and status, and exports them as they are shown', () => {
    const { columns } = DISCREPANCY_LIST;
    const sentence = 'The processor charged $0.30 more than expected.';
    expect(Object.values(columns).map((column) => sortValue(column, row))).toEqual(['A', 'Fee', sentence, 30, 1, 0]);
    const [reported] = fileOf(DISCREPANCY_LIST, [row], USD).rows;
    expect(reported?.slice(0, 6)).toEqual(['A', 'Fee', sentence, '0.30', '1–3 days', 'Open']);
  });

  test('filters by type and by status', () => {
    const all = { kind: 'All types', state: 'All statuses', assigned: 'All people' };
    expect(matchesFilters(DISCREPANCY_LIST, row, all)).toBe(true);
    expect(matchesFilters(DISCREPANCY_LIST, row, { ...all, kind: 'Fee', state: 'Open' })).toBe(true);
    expect(matchesFilters(DISCREPANCY_LIST, row, { ...all, kind: 'Split' })).toBe(false);
    expect(matchesFilters(DISCREPANCY_LIST, resolved, { ...all, state: 'Open' })).toBe(false);
  });

  test('filters by the person to whom it is assigned, until it is done', () => {
    const mine: DiscrepancyRow = { ...row, assignee: 'Ana Ruiz', assignment: 'Open', isMine: true };
    const found = (tested: DiscrepancyRow) =>
      ['All people', 'Me', 'Nobody', 'Ana Ruiz', 'Ben Ode'].filter((assigned) =>
        matchesFilters(DISCREPANCY_LIST, tested, { kind: 'All types', state: 'All statuses', assigned }),
      );
    expect(found(mine)).toEqual(['All people', 'Me', 'Ana Ruiz']);
    expect(found({ ...mine, isMine: false })).toEqual(['All people', 'Ana Ruiz']);
    expect(found({ ...mine, assignment: 'Done' })).toEqual(['All people', 'Nobody']);
    expect(found(row)).toEqual(['All people', 'Nobody']);
  });

  test('finds the ids of both sides, and exports who resolved a discrepancy and why', () => {
    expect(DISCREPANCY_LIST.searchedTexts(row)).toEqual(expect.arrayContaining(['A', 'Harbor', 'ch_A']));
    const exported = (of: DiscrepancyRow) => DISCREPANCY_LIST.fileColumns?.map(({ text }) => text(of, USD));
    expect(exported(row)).toEqual(['Harbor', 'ch_A', '', '', '', '', '']);
    const [theirs] = discrepancy.theirs;
    const twice = { ...row, discrepancy: { ...discrepancy, theirs: [theirs!, { ...theirs!, id: 'ch_B' }] } };
    expect(exported(twice)?.[1]).toBe('ch_A ch_B');
    expect(exported(resolved)).toEqual(['Harbor', 'ch_A', 'Known', 'Alex Morgan', '2024-07-01 09:00:00', '', '']);
  });
});

test('A discrepancy without wrongly moved money has a softer color', () => {
  const tones = (['timing', 'fee', 'split', 'amount'] as const).map((kind) => rulesOf(kind).tone);
  expect(tones).toEqual(['blue', 'yellow', 'yellow', 'red']);
});

const bare = { id: 'A', time: side.time, zone: 'UTC', currency: 'USD', amount: 10_000 };

test('A missing status is described as no status, and a missing fee counts as 0', () => {
  const of = (kind: Discrepancy['kind']): Discrepancy => ({ id: 'A', kind, ours: bare, theirs: [bare] });
  expect(difference(of('status'))).toBe('Report: no status. Console: no status.');
  expect(difference({ ...of('timing'), theirs: [{ ...bare, status: 'Pending' }] })).toBe(
    'Report: Pending. Console: no status. The payment is not settled on both sides yet.',
  );
  expect(difference({ ...of('timing'), ours: { ...bare, status: 'Pending' } })).toBe(
    'Report: no status. Console: Pending. The payment is not settled on both sides yet.',
  );
  expect((['fee', 'split', 'amount'] as const).map((kind) => unresolvedAmount(of(kind)))).toEqual([0, 0, 0]);
  expect(unresolvedAmount({ ...of('amount'), theirs: [{ ...bare, refunded: 500 }] })).toBe(500);
  expect(unresolvedAmount({ ...of('split'), theirs: [{ ...bare, partner: 5, platform: 7 }] })).toBe(7);
});

test('A discrepancy without a row has no day, no amount to resolve and no amount in its sentence', () => {
  const empty: Discrepancy = { id: 'A', kind: 'missing here', theirs: [] };
  expect([dayOfDiscrepancy(empty), unresolvedAmount(empty)]).toEqual(['', 0]);
  expect(difference(empty)).toMatch(/^Only in the report\D*$/);
});

test('A missing side is shown as dashes, and a field that both sides lack is omitted', () => {
  const alone = compareSides(undefined, { ...bare, id: 'ch_A' });
  expect(alone.filter(({ ours }) => ours !== '–')).toEqual([]);
  expect(alone.filter(({ isSame }) => !isSame)).toEqual([]);
  const zoned = compareSides(undefined, { ...bare, zone: 'UTC' });
  expect(zoned.find(({ label }) => label === 'Time')).toMatchObject({ ours: '–', theirs: bare.time });
  const ofBank = { id: 'HARBOR LIGHTS', time: '2024-07-01', currency: 'USD', amount: 1 };
  expect(compareSides(undefined, ofBank).map(({ label }) => label)).toEqual(['Payment', 'Time', 'Currency', 'Amount']);
});

test('Amounts of two currencies have no difference, and a higher amount of one currency has a plus sign', () => {
  const amountOf = (theirs: typeof bare) => compareSides(bare, theirs).find(({ label }) => label === 'Amount');
  expect(amountOf({ ...bare, currency: 'CAD', amount: 1 })).not.toHaveProperty('difference');
  expect(amountOf({ ...bare, amount: 10_100 })).toMatchObject({ difference: '+$1.00', isSame: false });
  expect(amountOf(bare)).not.toHaveProperty('difference');
});

test('A fee that only the report has is not a difference', () => {
  const facts = compareSides(bare, { ...bare, processor: 310 });
  expect(facts.find(({ label }) => label === 'Processor fee')).toEqual({
    label: 'Processor fee',
    ours: '–',
    theirs: '$3.10',
    isSame: true,
  });
});

test('A report of several months is named by its first and last day', () => {
  expect(reportName({ first: '2024-05-01', last: '2024-06-30' })).toMatch(/May 1.*Jun 30/);
});

/** A report with only ids, times and amounts. */
function bareColumns(rows: readonly PlainRow[]): ReportColumns {
  const { statusAt, refunded, disputed, processor, partner, platform, ...columns } = reportColumns(rows);
  return columns;
}
const first = plainRow('first', { time: '2024-06-01 00:00:00' });
const last = plainRow('last', { time: '2024-06-28 10:00:00' });
const compare = (consoleRows: readonly PlainRow[], report: ReportColumns) =>
  reconcile(consoleColumns([first, ...consoleRows, last]), report, () => undefined);

test('Columns that a report lacks are neither compared nor shown', () => {
  const consoleRows = [plainRow('A', { refunded: 500 }), plainRow('B')];
  const report = bareColumns([first, plainRow('A'), plainRow('B', { amount: 1 }), plainRow('X'), last]);
  const { matched, breaks: discrepancies } = compare(consoleRows, report);
  expect(matched).toBe(3);
  expect(discrepancies.map(({ id, kind }) => [id, kind])).toEqual([
    ['B', 'amount'],
    ['there X', 'missing here'],
  ]);
  expect(discrepancies[0]?.theirs).toEqual([{ ...bare, id: 'B', amount: 1 }]);
});

test('A payment that moved no money is not missing on either side', () => {
  const report = reportColumns([first, plainRow('X', { status: 'Failed' }), last]);
  expect(compare([plainRow('A', { status: 'Voided' })], report)).toMatchObject({ matched: 4, breaks: [] });
});

test.each([
  ['a partner received another amount than its share', { partner: 1 }, {}, 'split'],
  ['a pending payment of the last days was completed there', {}, { status: 'Pending', time: last.time }, 'timing'],
  ['a pending payment of long ago was completed there', {}, { status: 'Pending' }, 'status'],
  ['the report calls a payment refunded that has no refund', { status: 'Refunded' }, {}, 'status'],
] as const)('A discrepancy is found if %s', (_, there, here, kind) => {
  const { breaks: discrepancies } = compare(
    [plainRow('A', here)],
    reportColumns([first, plainRow('A', { ...here, status: 'Completed', ...there }), last]),
  );
  expect(discrepancies.map((discrepancy) => discrepancy.kind)).toEqual([kind]);
});

test('A partly refunded payment may have the status Refunded in the report', () => {
  const consoleRows = [plainRow('A', { refunded: 500 })];
  const report = reportColumns([first, plainRow('A', { refunded: 500, status: 'Refunded' }), last]);
  expect(compare(consoleRows, report)).toMatchObject({ matched: 3, breaks: [] });
});

test('Rows of one unknown payment are one discrepancy, and three rows of one payment are one duplicate', () => {
  const rows = [first, plainRow('X'), plainRow('X'), plainRow('A'), plainRow('A'), plainRow('A'), last];
  const { breaks: discrepancies } = compare([plainRow('A')], reportColumns(rows));
  expect(discrepancies.map(({ id, kind, theirs }) => [id, kind, theirs.length])).toEqual([
    ['A', 'duplicate', 3],
    ['there X', 'missing here', 2],
  ]);
});
