import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WrongPassword, type DoorPort, type TeamPort } from '@/backend/team';
import { DoorScreen } from '@/features/team/door/DoorScreen';
import { openTeamDialog } from '../../helpers/teamDialog';

async function changePassword(changePassword: TeamPort['changePassword']) {
  await openTeamDialog('Ben Cole', { changePassword });
  const user = userEvent.setup();
  const form = within(screen.getByRole('form', { name: 'Change password' }));
  await user.type(form.getByLabelText('Current password'), 'the current one');
  await user.type(form.getByLabelText('New password'), 'a new long password');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  return form;
}

test('Who changes the password enters the current one, and reads that other browsers are signed out', async () => {
  const change = jest.fn(() => Promise.resolve());
  const form = await changePassword(change);
  expect(change).toHaveBeenCalledWith('the current one', 'a new long password');
  expect(form.getByRole('status')).toHaveTextContent('You are signed out in your other browsers.');
  expect(form.getByLabelText('New password')).toHaveValue('');
});

test('A wrong current password is said at its field, which has the focus, and what was typed stays', async () => {
  const form = await changePassword(() => Promise.reject(new WrongPassword('The password is wrong.')));
  const current = form.getByLabelText('Current password');
  expect(current).toHaveAccessibleDescription('The password is wrong.');
  expect(current).toHaveFocus();
  expect(current).toBeInvalid();
  expect(form.getByRole('status')).toBeEmptyDOMElement();
  expect(form.getByLabelText('New password')).toHaveValue('a new long password');
});

test('Another reason why a password cannot be changed is said in the form, and what was typed stays', async () => {
  const form = await changePassword(() => Promise.reject(new Error('The server cannot be reached.')));
  expect(form.getByRole('status')).toHaveTextContent('The server cannot be reached.');
  expect(form.getByLabelText('New password')).toHaveValue('a new long password');
});

test('An administrator creates a link for a new password, and reads whom to send it to', async () => {
  const resetPassword = jest.fn(() => Promise.resolve('http://localhost/reset?token=abc'));
  await openTeamDialog('Uma Berg', { resetPassword });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Reset password Ben Cole' }));
  const link = await screen.findByLabelText('Link for a new password');
  expect(link).toHaveTextContent('/reset?token=abc');
  // The link is in the row of its person, with a button that copies it.
  const row = within(link.closest('li')!);
  expect(row.getByText('Ben Cole', { selector: 'strong' })).toBeVisible();
  expect(row.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.getByText(/^Send this link to Ben Cole, who chooses/)).toBeVisible();
  expect(resetPassword).toHaveBeenCalledWith('m-u3');
});

test('An administrator turns off the two-factor sign-in of a person who has it, after a question', async () => {
  const ben = { id: 'm-u3', userId: 'u3', name: 'Ben Cole', email: 'ben@b.example', role: 'operator' };
  const vera = { ...ben, id: 'm-u5', userId: 'u5', name: 'Vera Lund' };
  let hasTwoFactor = true;
  const turnOffTwoFactor = jest.fn(() => Promise.resolve(void (hasTwoFactor = false)));
  const members = () => Promise.resolve({ members: [{ ...ben, hasTwoFactor }, vera], invitations: [] });
  await openTeamDialog('Uma Berg', { members, turnOffTwoFactor });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Turn off two-factor Ben Cole' }));
  expect(screen.queryByRole('button', { name: /Turn off two-factor Vera/ })).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Then the password alone signs in.');
  await user.click(screen.getByRole('button', { name: 'Keep Ben Cole' }));
  expect(turnOffTwoFactor).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Turn off two-factor Ben Cole' }));
  await user.click(screen.getByRole('button', { name: 'Turn off two-factor Ben Cole' }));
  expect(turnOffTwoFactor).toHaveBeenCalledWith('m-u3');
  expect(await screen.findByRole('button', { name: 'Remove Ben Cole' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off two-factor Ben Cole' })).toBeNull();
});

test('Open invitations say until when they are valid', async () => {
  const invitation = {
    id: 'i1',
    email: 'gil@b.example',
    role: 'operator',
    link: 'http://localhost/join',
    isExpired: false,
  };
  const invitations = [{ ...invitation, expiresAt: new Date(2026, 11, 4, 14, 9).toISOString() }];
  await openTeamDialog('Uma Berg', { members: () => Promise.resolve({ members: [], invitations }) });
  expect(await screen.findByText('Operator, valid until Dec 4, 2026, 14:09')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Copy link/ })).toBeVisible();
});

test('An expired invitation says so, and has no link to copy', async () => {
  const link = 'http://localhost/join';
  const invitation = { id: 'i1', email: 'gil@b.example', role: 'operator', link, isExpired: true };
  const invitations = [{ ...invitation, expiresAt: new Date(2026, 10, 4, 14, 9).toISOString() }];
  await openTeamDialog('Uma Berg', { members: () => Promise.resolve({ members: [], invitations }) });
  expect(await screen.findByText('Operator, expired on Nov 4, 2026, 14:09')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Copy link/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Withdraw gil@b.example' })).toBeVisible();
});

test('Who chooses a password can read it while typing', async () => {
  await openTeamDialog('Ben Cole', {});
  const user = userEvent.setup();
  const field = screen.getByLabelText('New password');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

function openLink(port: Partial<DoorPort>) {
  const address = new URL('/reset?token=abc', 'http://localhost');
  render(<DoorScreen port={port as DoorPort} facts={{ isNew: false }} address={address} onOpened={jest.fn()} />);
}

test('The link asks for a new password of its person, and then for the sign-in', async () => {
  const setPassword = jest.fn(() => Promise.resolve());
  openLink({ setPassword, reset: () => Promise.resolve({ name: 'Ben Cole', email: 'ben@b.example' }) });
  expect(await screen.findByText('For the account of Ben Cole, ben@b.example.')).toBeVisible();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Password'), 'a new long password');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(setPassword).toHaveBeenCalledWith('abc', 'a new long password');
  expect(await screen.findByRole('status')).toHaveTextContent('Your password is changed. Sign in with it.');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('A link that was used says so and leads to the sign-in', async () => {
  openLink({ reset: () => Promise.reject(new Error('This link was used.')) });
  expect(await screen.findByText('This link was used.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/');
});
