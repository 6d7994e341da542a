import { importChanges, paymentChanges } from '@/domain/changes/changes';
import { editChanges } from '@/domain/changes/editChanges';
import { payoutChange, statementChange } from '@/domain/changes/statementChanges';
import { differingFields } from '@/domain/changes/differingFields';
import type { Edit } from '@/domain/changes/edits';
import { integrations } from '@/fixtures/integrations';
import { merchants } from '@/fixtures/merchants';
import { buildRefund } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';

const stamp = { recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };
const [merchant] = merchants;
const [integration] = integrations;

function edit(id: string, before: Edit['before'], other: Partial<Edit> = {}): Edit {
  return {
    id,
    subject: 'merchant',
    rowId: merchant!.id,
    recordedAt: `2024-07-0${id} 09:00:00`,
    ...stamp,
    before,
    ...other,
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

test('Each edit tells from what to what, the next edit of the field or the row saying what it became', () => {
  const edits = [edit('1', { city: 'BUF' }), edit('2', { city: 'ALB', status: 'Active', statusReason: null })];
  expect(changesOf(edits, { city: 'NYC', status: 'Suspended', statusReason: 'Unpaid fees' })).toEqual([
    ['Merchant edited', 'City: ALB; Status: Active', 'City: NYC; Status: Suspended', 'Unpaid fees'],
    ['Merchant edited', 'City: BUF', 'City: ALB', ''],
  ]);
});

test('A suspension tells its reason once; that it was lifted tells which it was', () => {
  const suspended = { status: 'Suspended', statusReason: 'Unpaid fees' };
  const edits = [edit('1', { status: 'Active', statusReason: null }), edit('2', suspended)];
  expect(changesOf(edits, { status: 'Active', statusReason: undefined })).toEqual([
    ['Merchant edited', 'Status: Suspended; Status reason: Unpaid fees', 'Status: Active; Status reason: none', ''],
    ['Merchant edited', 'Status: Active', 'Status: Suspended', 'Unpaid fees'],
  ]);
});

test('What was taken back says so', () => {
  expect(changesOf([edit('1', { city: 'ALB' })], { city: 'ALB' })).toEqual([
    ['Merchant edited, and taken back', '', '', ''],
  ]);
  expect(changesOf([edit('1', null)], null)).toMatchObject([
    ['Merchant added, and taken back', 'Not there', 'There', ''],
  ]);
});

test('Rates are told in percent, lists by their words', () => {
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

test('Refunds tell what was refunded before and after, with their reason', () => {
  const records = [buildRefund(), buildRefund({ id: 'record-2', amount: 500, reason: 'Other' })];
  const payment = { merchantId: 'MER001', amount: 125_000, status: 'Completed' };
  expect(paymentChanges(records, payment, (id) => id, USD)).toMatchObject([
    { what: 'Refund of $15.00', from: '$0.00 refunded', to: '$15.00 refunded', why: 'Duplicate', by: 'Alex Morgan' },
    { what: 'Refund of $5.00', from: '$15.00 refunded', to: '$20.00 refunded', why: 'Other' },
  ]);
});

test('An import tells the file and the one before it, and that nobody recorded who brought it in', () => {
  const previous = { source: 'may.csv', hash: 'a', rows: 1, importedOn: '2024-06-01' };
  const own = { id: 'w1', name: 'Mine', source: 'june.csv', hash: 'b', rows: 30, importedOn: '2024-07-01', previous };
  expect(importChanges(own)).toMatchObject([
    { at: '2024-06-01', from: 'No rows', to: '1 payment of may.csv' },
    { by: 'Not recorded', at: '2024-07-01', from: '1 payment of may.csv', to: '30 payments of june.csv' },
  ]);
});

test('Payouts and statements tell their party, their money and their days', () => {
  const recorded = { recordedAt: '2024-07-01 09:00:00', ...stamp };
  const payout = { id: 'p1', partyId: 'MER001', amount: 5_000, day: '2024-07-02', reference: 'June', ...recorded };
  const issued = {
    id: 'S-2024-06-platform',
    partyId: 'platform',
    start: '2024-06-01',
    end: '2024-06-30',
    opening: 0,
    closing: 100,
    lines: 3,
    hash: 'h',
    recordId: 'r',
    ...recorded,
  };
  const names = new Map([['MER001', 'Harbor']]);
  expect([payoutChange(payout, names, USD), statementChange(issued, names, USD)]).toMatchObject([
    { what: 'Payout of $50.00', about: 'Harbor', merchantId: 'MER001', to: 'Paid out on Jul 2, 2024', why: 'June' },
    { what: 'Statement S-2024-06-platform issued', about: 'SplitPay', to: '3 lines, closing at $1.00' },
  ]);
});
