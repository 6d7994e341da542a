import { inRequests } from '@/backend/remote/inRequests';
import { MOST_PROPOSALS, type TeamProposal } from '@/protocol/entries';

const proposal = (kind: string, id: string, withdrawn?: true): TeamProposal => ({
  key: `key of ${id}`,
  kind,
  id,
  ...(withdrawn ? { withdrawn } : { value: { id } }),
});

const idsOf = (proposals: readonly TeamProposal[]) =>
  inRequests(proposals).map((request) => request.map(({ id }) => id).join(' '));

test('Statements begin a request behind other changes, and others may follow them', () => {
  const changes = [
    proposal('payments', 'r1'),
    proposal('statements', 's1'),
    proposal('statements', 's2'),
    proposal('notes', 'n1'),
    proposal('statements', 's3', true),
    proposal('statements', 's4'),
  ];
  expect(idsOf(changes)).toEqual(['r1', 's1 s2 n1 s3', 's4']);
});

test('A request has at most as many changes as the server takes', () => {
  const many = Array.from({ length: MOST_PROPOSALS + 1 }, (_, index) => proposal('notes', `n${index}`));
  expect(inRequests(many).map(({ length }) => length)).toEqual([MOST_PROPOSALS, 1]);
});

test('What is judged together is in one request: withdrawals with their reversals, decisions with their records', () => {
  const ids = Array.from({ length: 300 }, (_, index) => `r${index}`);
  const reversal = (id: string) => ({
    ...proposal('takenBack', `of ${id}`),
    value: { id: `of ${id}`, of: 'payments', recordId: id },
  });
  const withdrawals = [...ids.map((id) => proposal('payments', id, true)), ...ids.map(reversal)];
  const requests = inRequests(withdrawals);
  expect(requests.map(({ length }) => length)).toEqual([500, 100]);
  for (const request of requests) {
    const reversed = request
      .filter(({ kind }) => kind === 'takenBack')
      .map(({ value }) => (value as { recordId: string }).recordId);
    expect(request.filter(({ withdrawn }) => withdrawn).map(({ id }) => id)).toEqual(reversed);
  }

  const items = ids.map((subjectId) => ({ subjectId, amount: 1 }));
  const decision = (id: string) => ({
    ...proposal('proposals', id),
    value: { id, items, decision: { result: 'approved' } },
  });
  const approvals = ['a', 'b'].flatMap((id) => ids.map((subjectId) => proposal('payments', `${id}-${subjectId}`)));
  const divided = inRequests([...approvals, decision('a'), decision('b')]);
  expect(divided.map((request) => request.map(({ id }) => id.slice(0, 1)))).toEqual([
    Array<string>(301).fill('a'),
    Array<string>(301).fill('b'),
  ]);
});

test('A unit beyond the limits is divided', () => {
  const items = Array.from({ length: MOST_PROPOSALS }, (_, index) => ({ subjectId: `s${index}`, amount: 1 }));
  const decision = { ...proposal('proposals', 'p'), value: { id: 'p', items, decision: { result: 'approved' } } };
  const records = items.map(({ subjectId }) => proposal('payouts', `p-${subjectId}`));
  expect(inRequests([...records, decision]).map(({ length }) => length)).toEqual([MOST_PROPOSALS, 1]);
});

test('The resolutions of a removed report are in its request', () => {
  const resolution = { ...proposal('reconciliation', 's', true), value: { id: 's', reportId: 'report' } };
  const others = Array.from({ length: MOST_PROPOSALS - 1 }, (_, index) => proposal('notes', `n${index}`));
  expect(
    inRequests([...others, resolution, proposal('reconciliation', 'report', true)]).map(({ length }) => length),
  ).toEqual([MOST_PROPOSALS - 1, 2]);
});
