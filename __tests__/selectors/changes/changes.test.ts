import fc from 'fast-check';
import { importChanges, instantOfChange, paymentChanges, unappliedChanges } from '@/selectors/changes/changes';
import { payoutChange, statementChange } from '@/selectors/changes/recordChanges';
import { importsBefore, withoutLastImport, type Workspace } from '@/domain/workspaces/workspaces';
import { buildRefund, buildVoid } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';

const stamp = { recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };
test('A refund has the refunded amounts before and after, and its reason', () => {
  const records = [buildRefund(), buildRefund({ id: 'record-2', amount: 500, reason: 'Other' })];
  const payment = { merchantId: 'MER001', amount: 125_000, status: 'Completed' };
  expect(paymentChanges(records, payment, (id) => id, USD)).toMatchObject([
    {
      what: 'Refund of $15.00 recorded',
      from: '$0.00 refunded',
      to: '$15.00 refunded',
      why: 'Duplicate',
      by: 'Alex Morgan',
    },
    { what: 'Refund of $5.00 recorded', from: '$15.00 refunded', to: '$20.00 refunded', why: 'Other' },
  ]);
});

test('A void has the status before it', () => {
  const payment = { merchantId: 'MER001', amount: 125_000, status: 'Pending' };
  expect(paymentChanges([buildVoid()], payment, () => 'Harbor', USD)).toEqual([
    {
      id: 'record-1',
      kind: 'Voids',
      at: '2024-07-01 09:00:00',
      by: 'Alex Morgan',
      zone: undefined,
      what: 'Void recorded',
      about: 'TR20240601-001',
      paymentId: 'TR20240601-001',
      merchantId: 'MER001',
      merchantName: 'Harbor',
      from: 'Pending',
      to: 'Voided',
      why: '',
    },
  ]);
});

test('Refunds and voids on hold are marked, with their payment and its merchant', () => {
  const merchantOf = () => ({ merchantId: 'MER001', merchantName: 'Harbor' });
  const waiting = {
    id: 'record-1',
    at: '2024-07-01 09:00:00',
    by: 'Alex Morgan',
    zone: undefined,
    about: 'TR20240601-001',
    paymentId: 'TR20240601-001',
    merchantId: 'MER001',
    merchantName: 'Harbor',
    from: 'Recorded',
    to: 'On hold: not valid for the current data',
  };
  expect(unappliedChanges([buildRefund(), buildVoid()], merchantOf, USD)).toEqual([
    { ...waiting, kind: 'Refunds', what: 'Refund of $15.00 recorded', why: 'Duplicate' },
    { ...waiting, kind: 'Voids', what: 'Void recorded', why: '' },
  ]);
});

test('An undone import is listed, and the next import follows the one before it', () => {
  const moment = (day: number) => ({ recordedAt: `2024-07-0${day} 09:00:00`, ...stamp });
  const base = { id: 'w1', name: 'Mine', hash: 'b', importedOn: '2024-07-01' };
  const may = { ...base, source: 'may.csv', rows: 1, imported: moment(1) };
  const wrong = { ...may, ...importsBefore(may), source: 'wrong.csv', rows: 2, imported: moment(2) };
  const again = withoutLastImport(wrong, moment(3))!;
  const importedWorkspace = { ...again, ...importsBefore(again), source: 'june.csv', rows: 30, imported: moment(4) };
  const file = (about: string) => ({ kind: 'Imports', about, merchantName: '', why: '', by: 'Alex Morgan' });
  expect(
    importChanges(importedWorkspace).map(({ zone, at, ...change }) => ({ ...change, at: `${at} ${zone}` })),
  ).toEqual(
    [
      { ...file('may.csv'), id: 'import 0', what: 'File imported', from: '', to: '1 payment imported from may.csv' },
      {
        ...file('wrong.csv'),
        id: 'import 1',
        what: 'File imported',
        from: '1 payment from may.csv',
        to: '2 payments from wrong.csv',
      },
      {
        ...file('wrong.csv'),
        id: 'import 1 undone',
        what: 'Import undone',
        from: '2 payments from wrong.csv',
        to: '1 payment from may.csv',
      },
      {
        ...file('june.csv'),
        id: 'import 2',
        what: 'File imported',
        from: '1 payment from may.csv',
        to: '30 payments from june.csv',
      },
    ].map((change, index) => ({ ...change, at: `2024-07-0${index + 1} 09:00:00 Europe/Berlin` })),
  );
});

test('Imports are listed in their order, in any time zone and with unknown times', () => {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => `2024-07-${String(day).padStart(2, '0')}`);
  const turn = fc.record({
    importedOn: days,
    zone: fc.constantFrom('UTC', 'Asia/Tokyo', undefined),
    isUndone: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(turn, { minLength: 1, maxLength: 8 }), (turns) => {
      let importedWorkspace: Workspace | undefined;
      let summary = '';
      const expected: string[][] = [];
      for (const [index, { importedOn, zone, isUndone }] of turns.entries()) {
        // Earlier versions recorded only the day.
        const imported = zone && { recordedAt: `${importedOn} 09:00:00`, recordedBy: 'Alex Morgan', zone };
        const file = { source: `${index}.csv`, hash: String(index), rows: index + 2, importedOn, imported };
        const before = importedWorkspace;
        importedWorkspace = { id: 'w1', name: 'Mine', ...file, ...(before && importsBefore(before)) };
        const reported = `${index + 2} payments from ${index}.csv`;
        expected.push([summary, before ? reported : `${index + 2} payments imported from ${index}.csv`]);
        const back =
          isUndone && withoutLastImport(importedWorkspace, { ...stamp, recordedAt: `${importedOn} 08:00:00` });
        if (back) {
          importedWorkspace = back;
          expected.push([reported, summary]);
        } else summary = reported;
      }
      expect(importChanges(importedWorkspace!).map(({ from, to }) => [from, to])).toEqual(expected);
    }),
  );
});

test('An import of an earlier version names the file before it and no person', () => {
  const previous = { source: 'may.csv', hash: 'a', rows: 1, importedOn: '2024-06-01' };
  const importedWorkspace = {
    id: 'w1',
    name: 'Mine',
    source: 'june.csv',
    hash: 'b',
    rows: 30,
    importedOn: '2024-07-01',
    previous,
  };
  expect(importChanges(importedWorkspace)).toMatchObject([
    { at: '2024-06-01', from: '', to: '1 payment imported from may.csv' },
    { by: 'Unknown', at: '2024-07-01', from: '1 payment from may.csv', to: '30 payments from june.csv' },
  ]);
});

test('Payouts and statements have their party, amount and days', () => {
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
  const stamped = { at: '2024-07-01 09:00:00', by: 'Alex Morgan', zone: 'Europe/Berlin' };
  expect([payoutChange(payout, names, USD), statementChange(issued, names, USD)]).toEqual([
    {
      id: 'p1',
      kind: 'Payouts',
      ...stamped,
      what: 'Payout of $50.00',
      about: 'Harbor',
      merchantId: 'MER001',
      merchantName: 'Harbor',
      from: 'Available',
      to: 'Paid out on Jul 2, 2024',
      why: 'June',
    },
    {
      id: 'r S-2024-06-platform',
      kind: 'Statements',
      ...stamped,
      what: 'Statement S-2024-06-platform issued',
      reversal: {
        reversed: 'Statement S-2024-06-platform withdrawn',
        restored: 'Statement S-2024-06-platform restored',
      },
      about: 'SplitPay',
      merchantId: undefined,
      merchantName: 'SplitPay',
      from: 'Not issued',
      to: '3 lines, closing balance $1.00',
      why: 'Jun 1, 2024 – Jun 30, 2024',
    },
  ]);
});

test('A change has the moment of its local time, also around a change of the clocks', () => {
  const of = (at: string, zone?: string) => new Date(instantOfChange({ id: '', at, zone })).toISOString();
  const inNewYork = (at: string) => of(at, 'America/New_York');
  expect(['2024-03-10 01:59:59', '2024-03-10 03:00:00', '2024-03-10 06:00:00'].map(inNewYork)).toEqual([
    '2024-03-10T06:59:59.000Z',
    '2024-03-10T07:00:00.000Z',
    '2024-03-10T10:00:00.000Z',
  ]);
  // An hour that the clocks skip counts as the hour before it.
  expect(inNewYork('2024-03-10 02:30:00')).toBe('2024-03-10T06:30:00.000Z');
  // The first of two equal hours counts.
  expect(['2024-11-03 00:59:59', '2024-11-03 01:30:00', '2024-11-03 02:00:00'].map(inNewYork)).toEqual([
    '2024-11-03T04:59:59.000Z',
    '2024-11-03T05:30:00.000Z',
    '2024-11-03T07:00:00.000Z',
  ]);
  expect(['UTC', 'Mars/Olympus', undefined].map((zone) => of('2024-03-10 02:30:00', zone))).toEqual(
    Array.from({ length: 3 }, () => '2024-03-10T02:30:00.000Z'),
  );
});
