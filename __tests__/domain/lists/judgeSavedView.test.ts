import { judge } from '@/domain/entries/judge';
import type { SavedView } from '@/domain/lists/savedViews';

const view = (owner?: string): SavedView => ({
  id: 'v1',
  name: 'Failed',
  address: '/transactions?status=Failed',
  ...(owner !== undefined && { owner }),
});
const isAllowed = (value: SavedView | undefined, before?: SavedView, personId: string | undefined = 'ana') =>
  judge({ kind: 'savedViews', id: 'v1', value }, before ? [before] : [], { personId }).allowed;

test('Everybody changes and deletes the views of the team, and makes one private', () => {
  expect(isAllowed(view())).toBe(true);
  expect(isAllowed(view(), view())).toBe(true);
  expect(isAllowed(undefined, view())).toBe(true);
  expect(isAllowed(view('ana'), view())).toBe(true);
});

test('A view for one person is changed and deleted by that person alone', () => {
  expect(isAllowed(view(), view('ana'))).toBe(true);
  expect(isAllowed(undefined, view('ana'))).toBe(true);
  expect(isAllowed(view(), view('ben'))).toBe(false);
  expect(isAllowed(undefined, view('ben'))).toBe(false);
});

test('Nobody saves a view for somebody else', () => {
  expect(isAllowed(view('ben'))).toBe(false);
  expect(judge({ kind: 'savedViews', id: 'v1', value: view('ben') }, [])).toEqual({ allowed: true });
});
