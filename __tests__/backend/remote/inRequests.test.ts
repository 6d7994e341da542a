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
