import { registerStatementLines, selectStatementTable } from '@/selectors/statements/statementTables';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { selectOpenStatement } from '../../helpers/domain/statements';

const HARBOR = 'MER001';

test('The export of a statement of which the page has only a part reads all lines where they are', async () => {
  const store = setupStore();
  store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', of: HARBOR } }));
  const state = store.getState();
  const statement = selectOpenStatement(state)?.statement;
  if (!statement) throw new Error('The statement is open.');
  const whole = selectStatementTable(state, statement);
  const lines = Array.from({ length: statement.length }, (_, index) => statement.lineAt(index));
  const { opening, closing } = statement;
  const read = jest.fn(async function* () {
    await Promise.resolve();
    yield { opening, closing, lines: lines.slice(0, 1) };
    yield { opening, closing, lines: lines.slice(1) };
  });
  registerStatementLines(read);
  const arriving = selectStatementTable(state, { ...statement, part: { page: 1, pageSize: 10 } });
  const rows: (readonly string[])[] = [];
  for await (const portion of arriving.portions?.() ?? []) rows.push(...portion);
  expect(rows).toEqual(whole.rows.slice(0, whole.rows.length));
  expect(rows[0]?.slice(0, 3)).toEqual(['S-2024-06-MER001', HARBOR, 'Harbor Lights Music Festival']);
  expect(read).toHaveBeenCalledWith(state, expect.objectContaining({ partyId: HARBOR }));
  // A statement that is in the browser is read there.
  expect(selectStatementTable(state, statement).portions).toBeUndefined();
});
