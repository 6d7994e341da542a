import { editChanges } from '@/selectors/changes/editChanges';
import { differingFields } from '@/domain/changes/editedFields';
import type { Edit } from '@/domain/changes/records';
import { integrations } from '@/fixtures/integrations';
import { merchants } from '@/fixtures/merchants';
import { USD } from '../../helpers/currencies';

const stamp = { recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };
const [merchant] = merchants;
const [integration] = integrations;

function edit(id: string, before: Edit['before'], b: Partial<Edit> = {}): Edit {
  return {
    id,
    subject: 'merchant',
    rowId: merchant!.id,
    recordedAt: `2024-07-0${id} 09:00:00`,
    ...stamp,
    before,
    ...b,
  };
}

const changesOf = (edits: readonly Edit[], row: object | null = {}) =>
  editChanges(
    edits,
    {
      merchants: new Map(row ? [[merchant!.id, { ...merchant!, ...row }]] : []),
      integrations: new Map([[integration!.id, integration!]]),
    },
    (id) => id,
    USD,
  ).map(({ what, from, to, why }) => [what, from, to, why]);

test('An edit takes its new value from the next edit of the field, or from the row', () => {
  const edits = [edit('1', { city: 'BUF' }), edit('2', { city: 'ALB', status: 'Active', statusReason: null })];
  expect(changesOf(edits, { city: 'NYC', status: 'Suspended', statusReason: 'Unpaid fees' })).toEqual([
    ['Merchant edited', 'City: ALB; Status: Active', 'City: NYC; Status: Suspended', 'Unpaid fees'],
    ['Merchant edited', 'City: BUF', 'City: ALB', ''],
  ]);
});

test('A suspension has its reason once, and lifting it has the old reason', () => {
  const suspended = { status: 'Suspended', statusReason: 'Unpaid fees' };
  const edits = [edit('1', { status: 'Active', statusReason: null }), edit('2', suspended)];
  expect(changesOf(edits, { status: 'Active', statusReason: undefined })).toEqual([
    ['Merchant edited', 'Status: Suspended; Status reason: Unpaid fees', 'Status: Active; Status reason: none', ''],
    ['Merchant edited', 'Status: Active', 'Status: Suspended', 'Unpaid fees'],
  ]);
});

test('A reversed edit is marked', () => {
  expect(changesOf([edit('1', { city: 'ALB' })], { city: 'ALB' })).toEqual([
    ['Merchant edited, then reversed', '', '', ''],
  ]);
  expect(changesOf([edit('1', null)], null)).toMatchObject([['Merchant added, then removed', 'None', 'Added', '']]);
});

test('Rates are formatted as percentages, and lists as their items', () => {
  const before = { split: { unit: '%', hundredths: 1500 }, surchargeRate: null, configurations: ['ACH'] };
  expect(changesOf([edit('1', before, { subject: 'integration', rowId: integration!.id })])).toEqual([
    [
      'Integration edited',
      'Split: 15%; Surcharge rate: none; Configurations: ACH',
      'Split: 20%; Surcharge rate: 3%; Configurations: Credit Card, ACH, Surcharge',
      '',
    ],
  ]);
});

test('Only the fields that differ are recorded, as they were', () => {
  expect(
    differingFields({ id: 'A', city: 'NYC', tags: ['x'] }, { id: 'A', city: 'BUF', tags: ['x'], state: 'NY' }),
  ).toEqual({
    city: 'NYC',
    state: null,
  });
});

test('Adding a row and removing it are two edits', () => {
  const added = edit('1', null);
  const back = edit('2', { ...merchant! });
  expect(changesOf([added, back], null)).toEqual([
    ['Reversed: merchant added', 'Added', 'None', ''],
    ['Merchant added', 'None', 'Added', ''],
  ]);
  expect(changesOf([edit('1', null, { subject: 'integration', rowId: integration!.id })])).toEqual([
    ['Integration added', 'None', 'Added', ''],
  ]);
});

test('An edit of a deleted row has its old values, its merchant and its type', () => {
  const rows = { merchants: new Map(), integrations: new Map() };
  expect(editChanges([edit('1', { name: 'Harbor', city: 'ALB' })], rows, (id) => `Name of ${id}`, USD)).toEqual([
    {
      id: '1',
      kind: 'Edits',
      at: '2024-07-01 09:00:00',
      by: 'Alex Morgan',
      zone: 'Europe/Berlin',
      about: 'Harbor',
      merchantId: merchant!.id,
      merchantName: `Name of ${merchant!.id}`,
      what: 'Merchant edited, then reversed',
      from: 'Name: Harbor; City: ALB',
      to: 'Name: none; City: none',
      why: '',
    },
  ]);
});

test('A removed row keeps its own name, even if a later row has its id', () => {
  const before = { ...merchant!, name: 'Harbor' };
  const edits = [edit('1', null), edit('2', before), edit('3', null)];
  const rows = { merchants: new Map([[merchant!.id, { ...merchant!, name: 'Quay' }]]), integrations: new Map() };
  const reported = editChanges(edits, rows, (id) => id, USD).map(({ about, what }) => [about, what]);
  expect(reported).toEqual([
    ['Quay', 'Merchant added'],
    ['Harbor', 'Reversed: merchant added'],
    ['Harbor', 'Merchant added'],
  ]);
});

test('A change of the bank account alone says so, even if both accounts look the same when they are masked', () => {
  const [before, row] = [{ bankAccount: '•••• 3000' }, { accountNumber: '000123453000' }];
  const masked = 'Bank account: •••• 3000';
  expect(changesOf([edit('1', before), edit('2', before)], row)).toEqual([
    ['Bank account changed', masked, masked, ''],
    ['Bank account changed', masked, masked, ''],
  ]);
  expect(changesOf([edit('1', { ...before, city: 'ALB' })], { ...row, city: 'NYC' })).toEqual([
    ['Merchant edited', `${masked}; City: ALB`, `${masked}; City: NYC`, ''],
  ]);
  // The merchant was removed since.
  expect(changesOf([edit('1', before)], null)).toEqual([
    ['Merchant edited, then reversed', masked, 'Bank account: none', ''],
  ]);
});

test('A row that was removed and whose stored name is not a text is named by its id', () => {
  const rows = { merchants: new Map(), integrations: new Map() };
  const changes = editChanges([edit('1', { name: 5 })], rows, (id) => id, USD);
  expect(changes.map(({ about }) => about)).toEqual([merchant?.id]);
});
