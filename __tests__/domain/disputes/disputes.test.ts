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
  ['2. Warning', 'warning'],
  ['response_to_warning', 'needs response'],
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

test('A file and one record about its dispute are one dispute with the status and the network code of the record', () => {
  const [unanswered] = joinDisputes([FILE], []);
  expect(unanswered).toMatchObject({ status: 'needs response', fee: 0, networkCode: '', records: [] });
  expect(amountsOfStep(unanswered, { amount: 1, fee: 2 })).toEqual({ amount: 5_000, fee: 2 });
  const [answered] = joinDisputes([FILE], [record(5, 'under review')]);
  expect(answered).toMatchObject({ status: 'under review', fee: 1_500, networkCode: '10.4' });
});

test('After a result in a file, no record changes the status or moves money', () => {
  for (const status of ['won', 'lost'] as const) {
    const other = status === 'won' ? 'lost' : 'won';
    for (const next of ['under review', other] as const) {
      const [decided] = joinDisputes([{ ...FILE, status }], [record(12, next)]);
      expect(decided?.status).toBe(status);
      expect(decided && recordedMovements(decided)).toEqual([]);
    }
  }
});

test('Money is taken at the opening, and again when the bank reverses its result or a warning of a file becomes a dispute', () => {
  const timesOf = (files: FileDispute[], records: DisputeRecord[]) =>
    joinDisputes(files, records).flatMap((dispute) => recordedMovements(dispute).map(({ time }) => time));
  expect(timesOf([], [record(3, 'needs response'), record(9, 'won'), record(12, 'lost')])).toEqual([
    '2026-09-02',
    '2026-09-09 10:00:00',
    '2026-09-12 10:00:00',
  ]);
  const warned = { ...FILE, status: 'warning' as const, movements: [] };
  expect(timesOf([warned], [record(5, 'needs response')])).toEqual(['2026-09-05 10:00:00']);
  // A prevention at the second of the taking returns it.
  const prevented = record(2, 'prevented', { recordedAt: FILE.openedAt });
  expect(timesOf([FILE], [prevented])).toEqual([FILE.openedAt]);
});

test('The fee is charged with the step that takes the money, and a fee of a file counts alone', () => {
  const feeOf = (files: FileDispute[], records: DisputeRecord[]) =>
    joinDisputes(files, records).map((dispute) => recordedFee(dispute));
  const taking = record(4, 'needs response');
  expect(feeOf([], [record(3, 'warning'), taking])).toEqual([{ record: taking, time: taking.openedAt }]);
  const answer = record(5, 'under review');
  expect(feeOf([FILE], [answer])).toEqual([{ record: answer, time: answer.recordedAt }]);
  // A warning alone charges nothing, but a file may have taken the money before it.
  const warning = record(3, 'warning');
  expect(feeOf([], [warning])).toEqual([undefined]);
  expect(feeOf([FILE], [warning, taking])).toEqual([{ record: warning, time: warning.recordedAt }]);
  expect(feeOf([{ ...FILE, fee: 2_000 }], [answer])).toEqual([undefined]);
});
