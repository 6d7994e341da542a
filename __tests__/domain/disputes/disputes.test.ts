import fc from 'fast-check';
import { joinDisputes, type DisputeRecord, type FileDispute } from '@/domain/disputes/disputes';
import { amountsOfStep } from '@/domain/disputes/judgeDispute';
import { recordedFee, recordedMovements } from '@/domain/disputes/recordedMovements';
import { disputeStatusOf, isOpenDispute, readFileDispute, writeFileDispute } from '@/domain/disputes/fileDisputes';
import { takesMoney } from '@/domain/disputes/movements';
import { DISPUTE_STATUSES, type DisputeStatus } from '@/domain/disputes/vocabulary';

const record = (at: number, status: DisputeStatus, fields: Partial<DisputeRecord> = {}): DisputeRecord => ({
  id: `record-${at}`,
  disputeId: 'd1',
  transactionId: 'P-1',
  status,
  amount: 5_000,
  fee: 1_500,
  reason: 'fraudulent',
  networkCode: '10.4',
  openedAt: '2026-09-02',
  note: '',
  recordedAt: `2026-09-${String(at).padStart(2, '0')} 10:00:00`,
  recordedBy: 'Alex Morgan',
  zone: 'UTC',
  ...fields,
});

const FILE: FileDispute = {
  id: 'd1',
  transactionId: 'P-1',
  amount: 5_000,
  status: 'needs response',
  reason: 'fraudulent',
  openedAt: '2026-09-02 08:00:00',
  evidenceDue: '2026-09-11',
  movements: [{ time: '2026-09-02 08:00:00', amount: 5_000, isReturned: false }],
};

test.each([
  ['needs_response', 'needs response'],
  ['warning_under_review', 'warning'],
  ['under_review', 'under review'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['prevented', 'prevented'],
  ['charge_refunded', 'prevented'],
  ['warning_closed', 'prevented'],
  ['INQUIRY_EVIDENCE_REQUIRED', 'warning'],
  ['INQUIRY_CLOSED', 'prevented'],
  ['EVIDENCE_REQUIRED', 'needs response'],
  ['PROCESSING', 'under review'],
  ['ACCEPTED', 'lost'],
])('The status %s of a file is: %s', (word, status) => {
  expect(disputeStatusOf(word)).toBe(status);
});

test('The columns of a dispute are read as they were written', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (status, reason) => {
      const columns = { status, reason, opened: '2026-09-02 08:00:00', due: '2026-09-11 00:00:00' };
      const plain = (text: string) => text.replaceAll('\t', ' ');
      expect(readFileDispute(writeFileDispute(columns))).toEqual({
        ...columns,
        status: plain(status),
        reason: plain(reason),
      });
    }),
  );
});

test('An open or lost dispute holds the money; a warning moves nothing', () => {
  expect(DISPUTE_STATUSES.filter(takesMoney)).toEqual(['needs response', 'under review', 'lost']);
  expect(DISPUTE_STATUSES.filter(isOpenDispute)).toEqual(['needs response', 'under review', 'warning']);
});

test('Records of a dispute are one dispute with the last status', () => {
  const [dispute, ...others] = joinDisputes(
    [],
    [record(9, 'under review'), record(3, 'needs response', { evidenceDue: '2026-09-11' })],
  );
  expect(others).toEqual([]);
  expect(dispute).toMatchObject({ status: 'under review', amount: 5_000, fee: 1_500, openedAt: '2026-09-02' });
  expect(recordedMovements(dispute!)).toMatchObject([{ time: '2026-09-02', amount: 5_000, isReturned: false }]);
});

test('A dispute that is won returns what it took, and a lost one does not', () => {
  const steps = (status: DisputeStatus) => joinDisputes([], [record(3, 'needs response'), record(12, status)])[0]!;
  expect(recordedMovements(steps('won')).map(({ isReturned }) => isReturned)).toEqual([false, true]);
  expect(recordedMovements(steps('lost')).map(({ isReturned }) => isReturned)).toEqual([false]);
  expect(recordedMovements(joinDisputes([], [record(3, 'warning')])[0]!)).toEqual([]);
});

test('A result returns what was taken, not what the step says, and the amount and the fee stay', () => {
  const taking = record(3, 'needs response', { fee: 0 });
  const [dispute] = joinDisputes([], [taking, record(12, 'won', { amount: 9_000, fee: 700 })]);
  expect(dispute).toMatchObject({ amount: 5_000, fee: 700 });
  expect(recordedMovements(dispute!)).toMatchObject([
    { amount: 5_000, isReturned: false, taking },
    { amount: 5_000, isReturned: true, taking },
  ]);
  expect(recordedFee(dispute!)).toMatchObject({ record: { fee: 700 }, time: '2026-09-12 10:00:00' });
  expect(amountsOfStep(dispute, { amount: 1, fee: 2 })).toEqual({ amount: 5_000, fee: 700 });
  const [warned] = joinDisputes([], [record(3, 'warning', { fee: 0 }), record(4, 'warning', { amount: 800, fee: 0 })]);
  expect(warned).toMatchObject({ amount: 800, fee: 0 });
  expect(amountsOfStep(warned, { amount: 900, fee: 2 })).toEqual({ amount: 900, fee: 2 });
  expect(recordedFee(warned!)).toBeUndefined();
  expect(amountsOfStep(undefined, { amount: 1, fee: 2 })).toEqual({ amount: 1, fee: 2 });
});

test('A record about a dispute of a file adds its result, and the money is not taken twice', () => {
  const [won] = joinDisputes([FILE], [record(5, 'under review'), record(12, 'won')]);
  expect(won).toMatchObject({ status: 'won', fee: 1_500, records: [{ id: 'record-5' }, { id: 'record-12' }] });
  expect(recordedMovements(won!).map(({ isReturned, time }) => [isReturned, time])).toEqual([
    [true, '2026-09-12 10:00:00'],
  ]);
});

test('What was recorded before a file took the money returns nothing, and a warning never does', () => {
  const opened = '2026-09-10 08:00:00';
  const taken = { ...FILE, openedAt: opened, movements: [{ time: opened, amount: 5_000, isReturned: false }] };
  for (const status of ['warning', 'prevented'] as const)
    expect(recordedMovements(joinDisputes([taken], [record(3, status)])[0]!)).toEqual([]);
  expect(recordedMovements(joinDisputes([taken], [record(12, 'warning')])[0]!)).toEqual([]);
  expect(recordedMovements(joinDisputes([taken], [record(12, 'prevented')])[0]!)).toHaveLength(1);
});

test('A result in the file counts more than an earlier record, and is not returned twice', () => {
  const [won] = joinDisputes([{ ...FILE, status: 'won' }], [record(5, 'under review'), record(12, 'won')]);
  expect(won?.status).toBe('won');
  expect(recordedMovements(won!)).toEqual([]);
  expect(joinDisputes([{ ...FILE, status: 'lost' }], [record(12, 'won')])[0]?.status).toBe('lost');
});
