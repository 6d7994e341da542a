import fc from 'fast-check';
import { assignmentKey, currentAssignments, stepOfAssignment, type Assignment } from '@/domain/assignments/assignments';
import { judge } from '@/domain/entries/judge';

const PEOPLE = [
  { id: 'ana', name: 'Ana Ruiz' },
  { id: 'ben', name: 'Ben Ode' },
];
const [ANA, BEN] = PEOPLE as [(typeof PEOPLE)[0], (typeof PEOPLE)[0]];
const GONE = { id: 'gone', name: 'Cleo Dahl' };

const assignment = (id: string, fields: Partial<Assignment> = {}): Assignment => ({
  id,
  subject: 'payment',
  subjectId: 'TR1',
  assignee: ANA,
  state: 'open',
  note: '',
  recordedAt: '2024-06-30 10:00:00',
  recordedBy: 'Ben Ode',
  zone: 'UTC',
  ...fields,
});

const refusalOf = (value: Assignment | undefined, rivals: readonly Assignment[], id = value?.id ?? '') => {
  const verdict = judge({ kind: 'assignments', id, value }, rivals, { people: PEOPLE });
  return verdict.allowed ? undefined : verdict.refusal.kind;
};

const first = assignment('a');
const handed = assignment('b', { replaces: 'a', assignee: BEN });
const done = assignment('c', { replaces: 'b', assignee: BEN, state: 'done' });

test('An assignment can be handed over, done and reopened, each as a version of the one before', () => {
  const reopened = assignment('d', { replaces: 'c', assignee: BEN });
  const steps = [first, handed, done, reopened];
  expect(steps.map((step, index) => refusalOf(step, steps.slice(0, index)))).toEqual(steps.map(() => undefined));
  expect(steps.map((step, index) => stepOfAssignment(step, steps[index - 1]))).toEqual([
    'assigned',
    'reassigned',
    'done',
    'reopened',
  ]);
  expect(stepOfAssignment(assignment('e', { replaces: 'c' }), done)).toBe('assigned');
  // Two tabs that assigned the same payment to the same person reopened nothing.
  expect(stepOfAssignment(assignment('e'), first)).toBe('reassigned');
  expect([...currentAssignments(steps)]).toEqual([['payment TR1', reopened]]);
});

test('The version that no other one replaces is the current one, also if an older one comes after it in the log', () => {
  expect(refusalOf(done, [handed, first])).toBeUndefined();
  expect(refusalOf(assignment('x', { replaces: 'a' }), [handed, first])).toBe('assignmentChanged');
});

test.each<[string, Assignment, readonly Assignment[], string]>([
  ['is recorded twice', first, [first], 'recordedAlready'],
  ['assigns what a colleague has assigned meanwhile', assignment('x', { assignee: BEN }), [first], 'assignmentChanged'],
  [
    'replaces a version that is replaced already',
    assignment('x', { replaces: 'a' }),
    [first, handed],
    'assignmentChanged',
  ],
  ['replaces what was withdrawn', assignment('x', { replaces: 'a' }), [], 'assignmentChanged'],
  ['finishes what nobody has', assignment('x', { state: 'done' }), [], 'notAssigned'],
  ['finishes what is done', { ...done, id: 'x', replaces: 'c' }, [first, handed, done], 'assignmentDone'],
  [
    'finishes in the name of another person',
    assignment('x', { replaces: 'b', state: 'done' }),
    [first, handed],
    'assignmentChanged',
  ],
  ['assigns to the person who has it', assignment('x', { replaces: 'a' }), [first], 'assignedAlready'],
  ['assigns to somebody outside the team', assignment('x', { assignee: GONE }), [], 'notInTeam'],
])('A record that %s is refused', (_case, value, rivals, kind) => {
  expect(refusalOf(value, rivals)).toBe(kind);
});

test('What a person has who left the team can be finished and handed over, but not reopened', () => {
  const theirs = assignment('a', { assignee: GONE });
  const finished = assignment('b', { assignee: GONE, replaces: 'a', state: 'done' });
  expect(refusalOf(finished, [theirs])).toBeUndefined();
  expect(refusalOf(handed, [theirs])).toBeUndefined();
  expect(refusalOf(assignment('c', { assignee: GONE, replaces: 'b' }), [theirs, finished])).toBe('notInTeam');
});

test('In a workspace without a team, everybody who is named is known', () => {
  expect(judge({ kind: 'assignments', id: 'a', value: assignment('a', { assignee: GONE }) }, [])).toEqual({
    allowed: true,
  });
});

test('Only the newest version of an assignment can be withdrawn', () => {
  expect(refusalOf(undefined, [first, handed], 'a')).toBe('assignmentChanged');
  expect(refusalOf(undefined, [first, handed], 'b')).toBeUndefined();
});

test('If people try anything in any order, each subject has one current assignment: the last accepted record', () => {
  const attempt = fc.record({
    subjectId: fc.constantFrom('TR1', 'TR2'),
    assignee: fc.constantFrom(ANA, BEN, GONE),
    state: fc.constantFrom('open' as const, 'done' as const),
    // Which of the known records the page saw last: an older one, or none.
    seen: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 30 }), (attempts) => {
      const accepted: Assignment[] = [];
      attempts.forEach(({ seen, ...fields }, index) => {
        const rivals = accepted.filter(({ subjectId }) => subjectId === fields.subjectId);
        const replaces = rivals.at(-1 - seen)?.id;
        const value = assignment(`${index}`, { ...fields, ...(replaces !== undefined && { replaces }) });
        if (refusalOf(value, rivals) === undefined) accepted.push(value);
      });
      const current = currentAssignments(accepted);
      for (const subjectId of ['TR1', 'TR2']) {
        const last = accepted.findLast((record) => record.subjectId === subjectId);
        expect(current.get(assignmentKey({ subject: 'payment', subjectId }))).toBe(last);
      }
      expect(current.size).toBe(new Set(accepted.map(({ subjectId }) => subjectId)).size);
      expect(accepted.every(({ assignee }) => assignee !== GONE)).toBe(true);
    }),
  );
});

test('A discrepancy is named with its report, so that those of two reports are different subjects', () => {
  const of = (reportId: string) => assignmentKey({ subject: 'discrepancy', subjectId: 'A', reportId });
  expect(new Set([of('r1'), of('r2'), assignmentKey({ subject: 'discrepancy', subjectId: 'A' })]).size).toBe(3);
});
