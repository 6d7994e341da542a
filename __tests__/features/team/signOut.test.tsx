import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addMerchant } from '@/commands/merchants';
import { openTeamDialog } from '../../helpers/teamDialog';
import { COMPLETE } from '../../helpers/domain/merchantForm';

const button = (name: string) => screen.getByRole('button', { name });

test('Who signs out while a change waits reads what becomes of it, and may stay', async () => {
  const signOut = jest.fn(() => Promise.resolve());
  const store = await openTeamDialog('Ben Cole', { signOut });
  act(() => void store.dispatch(addMerchant(COMPLETE)));
  const user = userEvent.setup();
  await user.click(button('Sign out'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    '1 change of this workspace waits for the server. Waiting changes stay in this browser, and are sent only when you sign in here again. Sign out?',
  );
  expect(button('Stay signed in')).toHaveFocus();
  await user.click(button('Stay signed in'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(signOut).not.toHaveBeenCalled();
  await user.click(button('Sign out'));
  await user.click(button('Sign out'));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('Who signs out while nothing waits is not asked, and reads why it failed', async () => {
  await openTeamDialog('Ben Cole', { signOut: () => Promise.reject(new Error('The server cannot be reached.')) });
  await userEvent.setup().click(button('Sign out'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
});
