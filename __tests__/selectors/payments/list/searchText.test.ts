import { finish } from '@/lib/resumable';
import { prepareDigits, selectTransactionsSearchText } from '@/selectors/payments/list/searchText';
import { selectFilteredTransactions } from '@/selectors/payments/list/transactionsSearch';
import { buildTransaction } from '../../../helpers/builders';
import { givenWorkspace } from '../../../helpers/workspace';

const IDS = ['XA1Q', 'XB22Q'];
const createState = (search = '') =>
  givenWorkspace({ transactions: { rows: IDS.map((id) => buildTransaction({ id, amount: 300 })), search } });

test('Once digits are prepared, a search for one digit reads fewer columns', () => {
  const state = createState();
  const { columnsFor } = selectTransactionsSearchText(state);
  const before = columnsFor('1').length;
  finish(prepareDigits(state));
  expect(columnsFor('1').length).toBeLessThan(before);
});

test.each([
  ['a1', ['XA1Q']],
  ['1q', ['XA1Q']],
  ['22', ['XB22Q']],
  ['q', IDS],
])('Prepared digits do not change what %s finds', (search, ids) => {
  const state = createState(search);
  finish(prepareDigits(state));
  expect(Array.from(selectFilteredTransactions(state), (index) => IDS[index])).toEqual(ids);
});

test.each(['harbor', 'a1', '1q'])('The search for %s reads no amounts, because no amount contains it', (search) => {
  const { columnsFor } = selectTransactionsSearchText(createState());
  expect(columnsFor(search).length).toBeLessThan(columnsFor('$1.2').length);
});
