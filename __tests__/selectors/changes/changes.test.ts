import { instantOfChange, paymentChanges, unappliedChanges } from '@/selectors/changes/changes';
import { payoutChange, statementChange } from '@/selectors/changes/recordChanges';
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
      amount: 125_000,
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
      payoutId: 'p1',
      kind: 'Payouts',
      ...stamped,
      what: 'Payout of $50.00',
      amount: 5_000,
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
