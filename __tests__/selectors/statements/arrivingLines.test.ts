import { registerStatementLines, selectStatementTable } from '@/selectors/statements/statementTables';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { selectOpenStatement } from '../../helpers/domain/statements';

function given() {
  const store = setupStore();
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', of: 'platform' } }));
  const open = selectOpenStatement(store.getState());
  if (!open) throw new Error('The platform has no statement.');
  const { statement } = open;
  const page = { ...statement, part: { page: 1, pageSize: 10 as const } };
  return { state: store.getState(), statement, page };
}

test('A statement of which the page has only one page is exported with all its lines as they arrive', async () => {
  const { state, statement, page } = given();
  const whole = selectStatementTable(state, statement);
  const expected = whole.rows.slice(0, whole.rows.length);
  expect(selectStatementTable(state, page).rows.slice(0, whole.rows.length)).toEqual(expected);
  const asked: string[] = [];
  registerStatementLines(async function* read(_state, { partyId, opening, closing, length }) {
    asked.push(partyId);
    await Promise.resolve();
    yield { opening, closing, lines: Array.from({ length }, (_, index) => statement.lineAt(index)) };
  });
  // The page has all lines of this one.
  const known = selectStatementTable(state, statement);
  expect(known.rows.slice(0, known.rows.length)).toEqual(expected);
  expect(asked).toEqual([]);
  const arrived = [];
  for await (const portion of selectStatementTable(state, page).portions?.() ?? []) arrived.push(...portion);
  expect(arrived).toEqual(expected);
  expect(asked).toEqual(['platform']);
});
