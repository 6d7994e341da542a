import { CHANGE_LIST } from '@/domain/changes/changeList';
import { describeWhen, importChanges, type Change } from '@/domain/changes/changes';
import { editChanges } from '@/domain/changes/editChanges';
import { reconciliationChange } from '@/domain/changes/reconciliationChanges';
import { differingFields } from '@/domain/changes/differingFields';
import { describeFields } from '@/domain/changes/editWords';
import type { Break } from '@/domain/reconciliation/breaks';
import type { ReconciliationRecord, Report, Settlement } from '@/domain/reconciliation/settlements';
import { isKept } from '@/domain/lists/lists';
import { integrations } from '@/fixtures/integrations';
import { USD } from '../../helpers/currencies';
import { plainRow } from '../../helpers/domain/reportRows';

const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
const { reference: _none, ...side } = plainRow('A');
const missingThere: Break = { id: 'A', kind: 'missing there', ours: side, theirs: [] };
const missingHere: Break = { id: 'there X', kind: 'missing here', theirs: [{ ...side, id: 'ch_X' }] };
const report: Report = {
  kind: 'report',
  id: 'r1',
  ...stamp,
  name: 'june.csv',
  format: 'by hand',
  rows: 3,
  unread: 0,
  matched: 2,
  kinds: { 'missing there': 1, 'missing here': 1 },
  breaks: [missingThere, missingHere],
  loneRefunds: 0,
  first: '2024-06-01',
  last: '2024-06-30',
};
const settle = (id: string, other: Partial<Settlement>): Settlement => ({
  kind: 'settlement',
  id,
  ...stamp,
  reportId: 'r1',
  breakId: 'A',
  reason: 'Known',
  ...other,
});
const merchantOf = () => ({ merchantId: 'MER001', merchantName: 'Harbor' });
const changeOf = (record: ReconciliationRecord) => reconciliationChange(record, new Map([['r1', report]]), merchantOf);

test('A report and what was settled of it tell what was compared, and why a break is none any more', () => {
  const settlements = [settle('s1', {}), settle('s2', { breakId: 'there X', withBreakId: 'A' })];
  const stamped = { at: '2024-07-01 09:00:00', by: 'Alex Morgan', zone: 'UTC' };
  const settled = { ...stamped, kind: 'Settled breaks', to: 'Settled', why: 'Known' };
  expect([report, ...settlements].map(changeOf)).toEqual([
    {
      id: 'r1',
      kind: 'Reports',
      ...stamped,
      what: 'Report brought in',
      about: 'june.csv',
      merchantName: '',
      from: 'Not compared',
      to: 'June: 2 of 4 balanced',
      why: '',
    },
    {
      ...settled,
      id: 's1',
      what: 'Break settled',
      about: 'A',
      paymentId: 'A',
      merchantId: 'MER001',
      merchantName: 'Harbor',
      from: 'Open: missing there',
    },
    {
      ...settled,
      id: 's2',
      what: 'Break matched by hand',
      about: 'ch_X',
      paymentId: undefined,
      merchantName: '',
      from: 'Open: missing here',
    },
  ]);
});

test('A settled payout is no payment, and of no merchant', () => {
  const payouts = new Map([['r1', { ...report, of: 'payouts' as const }]]);
  expect(reconciliationChange(settle('s1', {}), payouts, merchantOf)).toMatchObject({
    about: 'A',
    paymentId: undefined,
    merchantName: '',
  });
});

test('What was settled of a report or a break that is gone is not told', () => {
  const settlements = [settle('s1', { reportId: 'r9' }), settle('s2', { breakId: 'Z' })];
  expect(settlements.map(changeOf)).toEqual([undefined, undefined]);
  expect(reconciliationChange(settle('s3', {}), new Map(), merchantOf)).toBeUndefined();
});

test('An edit of an integration is of its merchant; of one that is gone only its id is known', () => {
  const [integration] = integrations;
  const edit = { ...stamp, id: 'e1', subject: 'integration' as const, before: null };
  const rows = { merchants: new Map(), integrations: new Map([[integration!.id, integration!]]) };
  const of = (rowId: string) => editChanges([{ ...edit, rowId }], rows, (id) => `Name of ${id}`, USD);
  expect(of(integration!.id)).toMatchObject([
    { about: integration!.integrationName, merchantName: `Name of ${integration!.merchantId}` },
  ]);
  expect(of('INT999')).toMatchObject([{ about: 'INT999', merchantId: undefined, merchantName: '' }]);
});

test('Edits of one moment are told by their ids, the newest first', () => {
  const edit = { ...stamp, subject: 'merchant' as const, rowId: 'MER999', before: null };
  const rows = { merchants: new Map(), integrations: new Map() };
  const told = (ids: readonly string[]) =>
    editChanges(
      ids.map((id) => ({ ...edit, id })),
      rows,
      (id) => id,
      USD,
    ).map(({ id }) => id);
  expect(told(['e1', 'e3', 'e2'])).toEqual(['e3', 'e2', 'e1']);
  expect(told(['e2', 'e1', 'e1'])).toEqual(['e2', 'e1', 'e1']);
});

test('A time stands with its zone where one is known, a day alone', () => {
  const at = '2024-07-01 09:00:00';
  expect([{ at, zone: 'UTC' }, { at }, { at: '2024-07-01' }].map(describeWhen)).toEqual([
    '2024-07-01 09:00:00 UTC',
    '2024-07-01 09:00:00',
    'Jul 1, 2024',
  ]);
});

test('An import tells what it stands in the place of', () => {
  const own = { id: 'w', name: 'Own', source: 'june.csv', hash: 'h', rows: 1, importedOn: '2024-07-01' };
  const previous = { source: 'may.csv', hash: 'g', rows: 2, importedOn: '2024-06-01' };
  expect(importChanges(own)).toMatchObject([{ from: 'No rows', to: '1 payment of june.csv', by: 'Not recorded' }]);
  expect(importChanges({ ...own, previous })).toMatchObject([
    { from: 'No rows', to: '2 payments of may.csv', at: '2024-06-01' },
    { from: '2 payments of may.csv', to: '1 payment of june.csv' },
  ]);
});

test('All fields of a row differ from none', () => {
  expect(differingFields({ id: 'A', city: 'NYC' }, undefined)).toEqual({ id: 'A', city: 'NYC' });
});

test('An amount as a split is told in the currency, what is neither text nor list as it is', () => {
  const fields = { split: { unit: '$', hundredths: 150 }, transactions: 3, city: '', place: { row: 1 } };
  expect(describeFields(fields, USD)).toBe('Split: $1.50; Transactions: 3; City: none; Place: {"row":1}');
});

describe('The list of changes', () => {
  const change: Change = {
    id: 'c1',
    kind: 'Refunds',
    at: '2024-07-01 09:00:00',
    zone: 'UTC',
    by: 'Alex Morgan',
    what: 'Refund of $5.00 recorded',
    about: 'P1',
    paymentId: 'P1',
    merchantId: 'MER001',
    merchantName: 'Harbor',
    from: '$0.00',
    to: '$5.00',
    why: 'Duplicate',
  };
  const { id, kind, at, by, what, about, merchantName, from, to, why } = change;
  const bare: Change = { id, kind, at, by, what, about, merchantName, from, to, why };

  test('It is sorted by what its columns say', () => {
    const values = Object.values(CHANGE_LIST.columns).map(({ value }) => value(change));
    expect(values).toEqual([String(Date.UTC(2024, 6, 1, 9)), by, what, 'P1', 'From $0.00 to $5.00', 'Duplicate']);
  });

  test('It is narrowed to one kind of change', () => {
    expect(isKept(CHANGE_LIST, change, { kind: 'Refunds' })).toBe(true);
    expect(isKept(CHANGE_LIST, change, { kind: 'Voids' })).toBe(false);
    expect(isKept(CHANGE_LIST, change, { kind: 'All changes' })).toBe(true);
  });

  test('It is searched by payment, merchant and time', () => {
    expect(CHANGE_LIST.searchedTexts(change)).toEqual(
      expect.arrayContaining(['P1', 'MER001', 'Harbor', '2024-07-01 09:00:00 UTC']),
    );
    expect(CHANGE_LIST.searchedTexts(bare)).toEqual([
      ...['P1', 'Refund of $5.00 recorded', 'Alex Morgan', 'Duplicate', '$0.00', '$5.00', '2024-07-01 09:00:00'],
      ...['Harbor', '', ''],
    ]);
  });

  test('Its file says the rest, nothing where nothing is known', () => {
    const told = (of: Change) => CHANGE_LIST.fileColumns?.map(({ text }) => text(of, USD));
    expect(told(change)).toEqual(['UTC', '$0.00', '$5.00', 'Harbor', 'P1']);
    expect(told(bare)).toEqual(['', '$0.00', '$5.00', 'Harbor', '']);
  });
});
