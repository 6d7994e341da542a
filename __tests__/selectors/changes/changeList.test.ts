import { CHANGE_LIST } from '@/selectors/changes/changeList';
import { describeWhen, importChanges, type ChangeRow } from '@/selectors/changes/changes';
import { editChanges } from '@/selectors/changes/editChanges';
import { reconciliationChange } from '@/selectors/changes/recordChanges';
import { differingFields } from '@/domain/changes/editedFields';
import { describeFields } from '@/domain/changes/fieldLabels';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import type { ReconciliationRecord, Report, Resolution } from '@/domain/reconciliation/resolutions';
import { matchesFilters } from '@/domain/lists/lists';
import { integrations } from '@/fixtures/integrations';
import { USD } from '../../helpers/currencies';
import { plainRow } from '../../helpers/domain/reportRows';

const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
const { reference: _none, ...side } = plainRow('A');
const missingThere: Discrepancy = { id: 'A', kind: 'missing there', ours: side, theirs: [] };
const missingHere: Discrepancy = { id: 'there X', kind: 'missing here', theirs: [{ ...side, id: 'ch_X' }] };
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
const resolve = (id: string, b: Partial<Resolution>): Resolution => ({
  kind: 'settlement',
  id,
  ...stamp,
  reportId: 'r1',
  breakId: 'A',
  reason: 'Known',
  ...b,
});
const merchantOf = () => ({ merchantId: 'MER001', merchantName: 'Harbor' });
const changeOf = (record: ReconciliationRecord) => reconciliationChange(record, new Map([['r1', report]]), merchantOf);

test('A report has a summary, and a resolved discrepancy has its type and reason', () => {
  const settlements = [resolve('s1', {}), resolve('s2', { breakId: 'there X', withBreakId: 'A' })];
  const stamped = { at: '2024-07-01 09:00:00', by: 'Alex Morgan', zone: 'UTC' };
  const resolved = { ...stamped, kind: 'Resolved discrepancies', to: 'Resolved', why: 'Known' };
  expect([report, ...settlements].map(changeOf)).toMatchObject([
    {
      id: 'r1',
      kind: 'Reports',
      ...stamped,
      what: 'Report imported',
      about: 'june.csv',
      merchantName: '',
      from: 'Not compared',
      to: 'June 2024: 2 of 4 payments matched',
      why: '',
    },
    {
      ...resolved,
      id: 's1',
      what: 'Discrepancy resolved',
      about: 'A',
      paymentId: 'A',
      merchantId: 'MER001',
      merchantName: 'Harbor',
      from: 'Open: Not in report',
    },
    {
      ...resolved,
      id: 's2',
      what: 'Matched manually',
      about: 'ch_X',
      paymentId: undefined,
      merchantName: '',
      from: 'Open: Not in console',
    },
  ]);
});

test('A resolved payout has no payment and no merchant', () => {
  const payouts = new Map([['r1', { ...report, of: 'payouts' as const }]]);
  expect(reconciliationChange(resolve('s1', {}), payouts, merchantOf)).toMatchObject({
    about: 'A',
    paymentId: undefined,
    merchantName: '',
  });
});

test('A resolution without its report or discrepancy is not listed', () => {
  const settlements = [resolve('s1', { reportId: 'r9' }), resolve('s2', { breakId: 'Z' })];
  expect(settlements.map(changeOf)).toEqual([undefined, undefined]);
  expect(reconciliationChange(resolve('s3', {}), new Map(), merchantOf)).toBeUndefined();
});

test('An edit of an integration has its merchant, and a deleted integration only its id', () => {
  const [integration] = integrations;
  const edit = { ...stamp, id: 'e1', subject: 'integration' as const, before: null };
  const rows = { merchants: new Map(), integrations: new Map([[integration!.id, integration!]]) };
  const of = (rowId: string) => editChanges([{ ...edit, rowId }], rows, (id) => `Name of ${id}`, USD);
  expect(of(integration!.id)).toMatchObject([
    { about: integration!.integrationName, merchantName: `Name of ${integration!.merchantId}` },
  ]);
  expect(of('INT999')).toMatchObject([{ about: 'INT999', merchantId: undefined, merchantName: '' }]);
});

test('Edits of the same moment are sorted by their ids, the newest first', () => {
  const edit = { ...stamp, subject: 'merchant' as const, rowId: 'MER999', before: null };
  const rows = { merchants: new Map(), integrations: new Map() };
  const sortedIds = (ids: readonly string[]) =>
    editChanges(
      ids.map((id) => ({ ...edit, id })),
      rows,
      (id) => id,
      USD,
    ).map(({ id }) => id);
  expect(sortedIds(['e1', 'e3', 'e2'])).toEqual(['e3', 'e2', 'e1']);
  expect(sortedIds(['e2', 'e1', 'e1'])).toEqual(['e2', 'e1', 'e1']);
});

test('A time is shown with its time zone if it is known, and a day alone', () => {
  const at = '2024-07-01 09:00:00';
  expect([{ at, zone: 'UTC' }, { at }, { at: '2024-07-01' }].map(describeWhen)).toEqual([
    'Jul 1, 2024, 09:00 UTC',
    'Jul 1, 2024, 09:00',
    'Jul 1, 2024',
  ]);
});

test('An import names the import that it replaced', () => {
  const importedWorkspace = { id: 'w', name: 'Own', source: 'june.csv', hash: 'h', rows: 1, importedOn: '2024-07-01' };
  const previous = { source: 'may.csv', hash: 'g', rows: 2, importedOn: '2024-06-01' };
  expect(importChanges(importedWorkspace)).toMatchObject([
    { from: '', to: '1 payment imported from june.csv', by: 'Unknown' },
  ]);
  expect(importChanges({ ...importedWorkspace, previous })).toMatchObject([
    { from: '', to: '2 payments imported from may.csv', at: '2024-06-01' },
    { from: '2 payments from may.csv', to: '1 payment from june.csv' },
  ]);
});

test('All fields of a row differ from none', () => {
  expect(differingFields({ id: 'A', city: 'NYC' }, undefined)).toEqual({ id: 'A', city: 'NYC' });
});

test('A split in dollars is formatted in the currency, and other values stay as they are', () => {
  const fields = { split: { unit: '$', hundredths: 150 }, transactions: 3, city: '', origin: { row: 1 } };
  expect(describeFields(fields, USD)).toBe('Split: $1.50; Transactions: 3; City: none; Origin: {"row":1}');
});

describe('The list of changes', () => {
  const change: ChangeRow = {
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
  const bare: ChangeRow = { id, kind, at, by, what, about, merchantName, from, to, why };

  test('sorts by its columns', () => {
    const values = Object.values(CHANGE_LIST.columns).map(({ value }) => value(change));
    expect(values).toEqual([String(Date.UTC(2024, 6, 1, 9)), by, what, 'P1', '$0.00 → $5.00', 'Duplicate']);
  });

  test('filters by type of change and by person', () => {
    const everybody = { person: 'All people' };
    expect(matchesFilters(CHANGE_LIST, change, { ...everybody, kind: 'Refunds' })).toBe(true);
    expect(matchesFilters(CHANGE_LIST, change, { ...everybody, kind: 'Voids' })).toBe(false);
    expect(matchesFilters(CHANGE_LIST, change, { ...everybody, kind: 'All changes' })).toBe(true);
    expect(matchesFilters(CHANGE_LIST, change, { kind: 'All changes', person: by })).toBe(true);
    expect(matchesFilters(CHANGE_LIST, change, { kind: 'All changes', person: 'Ben Ode' })).toBe(false);
  });

  test('finds payments, merchants and times', () => {
    expect(CHANGE_LIST.searchedTexts(change)).toEqual(
      expect.arrayContaining(['P1', 'MER001', 'Harbor', '2024-07-01 09:00:00', 'Jul 1, 2024, 09:00 UTC']),
    );
    expect(CHANGE_LIST.searchedTexts(bare)).toEqual([
      ...['P1', 'Refund of $5.00 recorded', 'Alex Morgan', 'Duplicate', '$0.00', '$5.00', '2024-07-01 09:00:00'],
      ...['Jul 1, 2024, 09:00', 'Harbor', '', '', '', ''],
    ]);
  });

  test('exports the other fields, and empty cells for unknown values', () => {
    const exported = (of: ChangeRow) => CHANGE_LIST.fileColumns?.map(({ text }) => text(of, USD));
    expect(exported(change)).toEqual(['Refunds', '', 'UTC', '$0.00', '$5.00', 'Harbor', 'P1', '', '']);
    const batch = { id: 'b1', size: 180, name: 'Harbor, Jun 1' };
    expect(exported({ ...change, batch })?.slice(-2)).toEqual(['b1', 'Harbor, Jun 1']);
    expect(exported(bare)).toEqual(['Refunds', '', '', '$0.00', '$5.00', 'Harbor', '', '', '']);
  });
});
