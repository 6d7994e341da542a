import { screen, waitFor, within } from '@testing-library/react';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { selectColumnMappings } from '@/slices/columnMappingsSlice';
import { pickedFile } from '../../helpers/imports/importInProcess';
import { button, dialog, heading, openImport, removeWorkspaces } from '../../helpers/screens/importDialog';

afterEach(removeWorkspaces);

const HEADERS =
  'balance_transaction_id,created_utc,created,available_on_utc,available_on,currency,gross,fee,net,reporting_category,' +
  'source_id,description,customer_facing_amount,customer_facing_currency';
const row = (source: string, category: string, gross: string) =>
  `txn_${source},2025-05-02 09:30:00,2025-05-02 11:30:00,,,usd,${gross},0.00,${gross},${category},${source},,,`;
const FILE = [
  HEADERS,
  row('ch_1', 'charge', '100.00'),
  row('tu_1', 'topup', '25.00'),
  row('x_1', 'Flex_Loan', '1000.00'),
  row('x_2', 'flex_loan', '-12.50'),
  row('y_1', 'new_charge', '7.00'),
].join('\n');

const types = () => screen.getByRole('group', { name: 'What do these row types mean?' });
const choice = (name: string) => within(types()).getByRole('combobox', { name });

test('The import asks what rows of an unknown type are, states what it skips, and remembers the answers', async () => {
  const { user, store, choose, opened } = await openImport();
  await choose(pickedFile(FILE));
  await heading('Import settings');
  await user.click(screen.getByText('Map columns'));
  await user.type(screen.getByRole('textbox', { name: 'One merchant for all rows' }), `My shop${'!'.repeat(100)}`);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'One merchant for all rows' }).value).toHaveLength(80);
  expect(within(types()).getAllByRole('combobox')).toHaveLength(2);
  expect(choice('Flex_Loan (2 rows, $987.50)')).toHaveDisplayValue('Choose a row type');

  // A type without an answer blocks the preview, so that its rows are not imported as payments.
  await user.selectOptions(choice('new_charge (1 row, $7.00)'), 'Payments');
  await user.click(button('Preview import'));
  expect(choice('Flex_Loan (2 rows, $987.50)')).toBeInvalid();
  expect(screen.queryByRole('heading', { name: 'Preview' })).toBeNull();

  await user.selectOptions(choice('Flex_Loan (2 rows, $987.50)'), 'Other (skip these rows)');
  await user.click(button('Preview import'));
  await heading('Preview');
  expect(dialog()).toHaveTextContent(/Payments2Total\$107\.00/);
  expect(dialog()).toHaveTextContent(/topup/);
  expect(dialog()).toHaveTextContent(/flex_loan/i);

  // The file does not show who pays the processor, so nothing is imported before it is answered.
  await user.click(button('Import 2 payments'));
  expect(opened).toHaveLength(0);
  await user.selectOptions(
    screen.getByRole('combobox', { name: "Who pays the processor's fee?" }),
    'The fees of the payment',
  );
  await user.click(button('Import 2 payments'));
  await waitFor(() => expect(opened).toHaveLength(1));
  const files = openWorkspaceFiles();
  const [stored] = await files.list();
  files.close();
  expect(stored).toMatchObject({ id: opened[0], rows: 2 });
  const remembered = Object.values(selectColumnMappings(store.getState())).map((plan): unknown => JSON.parse(plan));
  expect(remembered).toMatchObject([{ answeredKinds: { flexloan: 'other', newcharge: 'payment' } }]);
});
