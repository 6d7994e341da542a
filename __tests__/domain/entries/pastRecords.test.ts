import type { Edit, Reversal } from '@/domain/changes/records';
import type { Entries } from '@/domain/entries/fold';
import { pastEntries, recordedBy } from '@/domain/entries/pastEntries';
import type { Note } from '@/domain/notes/notes';
import { integrations } from '@/fixtures/integrations';
import { NO_ENTRIES } from '../../helpers/domain/entries';
import { buildIssuedStatement } from '../../helpers/domain/statements';

/** The id and the stamp of what was recorded as the n-th, on the n-th of June. */
const stamp = (id: string, n: number) => ({
  id,
  sequence: n,
  recordedAt: `2024-06-0${n} 09:00:00`,
  recordedBy: 'Alex Morgan',
  zone: 'UTC',
});
const entriesOf = (day: string, now: Entries) =>
  pastEntries(
    now,
    recordedBy(day, 'UTC'),
    { merchants: [], integrations },
    { findPayment: () => undefined, mayWait: true },
  );

test('A statement that was issued again with its number counts from then on, and the first one until its withdrawal', () => {
  const issuedOn = (n: number) =>
    buildIssuedStatement({
      ...stamp('S-2024-05-MER001', n),
      start: '2024-05-01',
      end: '2024-05-31',
      recordId: `record-${n}`,
    });
  const [first, second] = [issuedOn(1), issuedOn(3)];
  const reversal: Reversal = { ...stamp('r1', 2), of: 'statements', recordId: first.id, record: first };
  const now = { ...NO_ENTRIES, statements: { [second.id]: second }, takenBack: { r1: reversal } };
  const issued = ['2024-06-01', '2024-06-02', '2024-06-03'].map((day) => entriesOf(day, now).statements);
  expect(issued).toEqual([{ [first.id]: first }, {}, { [first.id]: second }]);
});

test('Records of the past are in the order of the log, also one that was withdrawn later', () => {
  const note = (id: string, n: number): Note => ({
    ...stamp(id, n),
    subject: 'merchant',
    subjectId: 'MER001',
    text: 'Called the merchant',
  });
  const reversal: Reversal = { ...stamp('r1', 3), of: 'notes', recordId: 'first', record: note('first', 1) };
  const now = { ...NO_ENTRIES, notes: { second: note('second', 2) }, takenBack: { r1: reversal } };
  expect(Object.keys(entriesOf('2024-06-02', now).notes)).toEqual(['first', 'second']);
  expect(Object.keys(entriesOf('2024-06-03', now).notes)).toEqual(['second']);
});

test('An integration has the values that it had at the moment', () => {
  const changed = integrations.slice(0, 1).map((row) => ({ ...row, integrationName: 'Newer' }));
  const byId = (rows: typeof changed) => Object.fromEntries(rows.map((row) => [row.id, row]));
  const edits = Object.fromEntries(
    changed.map(({ id }): [string, Edit] => [
      'e1',
      { ...stamp('e1', 2), subject: 'integration', rowId: id, before: { integrationName: 'Older' } },
    ]),
  );
  const now = { ...NO_ENTRIES, integrations: byId(changed), edits };
  expect(entriesOf('2024-06-02', now).integrations).toEqual(byId(changed));
  expect(entriesOf('2024-06-01', now).integrations).toEqual(
    byId(changed.map((row) => ({ ...row, integrationName: 'Older' }))),
  );
});
