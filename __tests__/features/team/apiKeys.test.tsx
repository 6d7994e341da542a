import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiKey } from '@/protocol/apiKeys';
import { apiKeysPort } from '../../helpers/team';
import { openTeamDialog } from '../../helpers/teamDialog';

const WORKSPACES = [
  { id: 'team-engine-0001', name: 'Platform' },
  { id: 'team-engine-0002', name: 'Europe' },
];
const KEY: ApiKey = {
  id: 'k9',
  name: 'Checkout',
  workspace: 'team-engine-0002',
  createdBy: { id: 'u2', name: 'Ana Ruiz' },
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: '2026-03-02T10:30:00.000Z',
};

async function show(name: string, port = apiKeysPort([KEY], WORKSPACES)) {
  const apiKeys = jest.fn(() => Promise.resolve(port));
  return { user: userEvent.setup(), store: await openTeamDialog(name, { apiKeys }), apiKeys };
}

const keys = async () => within(await screen.findByRole('list', { name: 'API keys' }));

test('An administrator sees each key with its workspace, who created it, and its last use', async () => {
  await show('Uma Berg');
  const [item] = (await keys()).getAllByRole('listitem');
  expect(item).toHaveTextContent(/^CheckoutEurope\. Created .*2026.* by Ana Ruiz\. Last used .*2026.*\./);
});

test('A new key is shown once, with a button that copies it, and is in the list without the key', async () => {
  const { user, store } = await show('Uma Berg');
  const form = within(await screen.findByRole('form', { name: 'Create an API key' }));
  await user.type(form.getByRole('textbox', { name: 'Name of the program' }), ' Backend ');
  await user.selectOptions(form.getByRole('combobox', { name: 'Workspace' }), 'Platform');
  await user.click(form.getByRole('button', { name: 'Create key' }));
  const key = `splitpay_${'x'.repeat(43)}`;
  expect(await form.findByLabelText('API key of Backend')).toHaveTextContent(key);
  expect(form.getByRole('status')).toHaveTextContent(/Copy the key of Backend now .* nobody can show it again/);
  const listed = (await keys()).getAllByRole('listitem');
  expect(listed[1]).toHaveTextContent(
    /^BackendPlatform\. Created .* by Uma Berg\. Never used\. Address: POST \/api\/workspaces\/[\w-]+\/payments\./,
  );
  await user.click(form.getByRole('button', { name: 'Copy key' }));
  expect(await navigator.clipboard.readText()).toBe(key);
  await waitFor(() =>
    expect(store.getState().layout.toasts).toMatchObject([{ text: 'The API key has been copied to your clipboard' }]),
  );
});

test('A key is deleted after a question that says what follows, and the focus stays in the section', async () => {
  const { user } = await show('Uma Berg');
  await user.click((await keys()).getByRole('button', { name: 'Delete Checkout' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /Delete the key of Checkout\? The next request with it is refused/,
  );
  await user.click(screen.getByRole('button', { name: 'Keep Checkout' }));
  expect((await keys()).getAllByRole('listitem')).toHaveLength(1);
  await user.click((await keys()).getByRole('button', { name: 'Delete Checkout' }));
  await user.click((await keys()).getByRole('button', { name: 'Delete Checkout' }));
  expect(await screen.findByText('No program has a key yet.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'API keys' })).toHaveFocus());
});

test('A refusal of the server is shown, and the keys stay', async () => {
  const port = apiKeysPort([KEY], WORKSPACES);
  const refuse = () => Promise.reject(new Error('A team can have 50 keys.'));
  const { user } = await show('Uma Berg', { ...port, create: refuse, remove: refuse });
  const form = within(await screen.findByRole('form', { name: 'Create an API key' }));
  await user.type(form.getByRole('textbox', { name: 'Name of the program' }), 'Backend');
  await user.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findByText('A team can have 50 keys.')).toBeVisible();
  for (let press = 0; press < 2; press += 1)
    await user.click((await keys()).getByRole('button', { name: 'Delete Checkout' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A team can have 50 keys.');
  expect((await keys()).getAllByRole('listitem')).toHaveLength(1);
});

test('Without a workspace in a payment engine, keys are not offered', async () => {
  const { apiKeys } = await show('Uma Berg', apiKeysPort([], []));
  await waitFor(() => expect(apiKeys).toHaveBeenCalled());
  expect(await screen.findByRole('list', { name: 'People' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'API keys' })).not.toBeInTheDocument();
});

test('Other people are not asked, because only administrators have keys', async () => {
  const { apiKeys } = await show('Ana Ruiz');
  expect(await screen.findByRole('list', { name: 'People' })).toBeVisible();
  expect(apiKeys).not.toHaveBeenCalled();
});
