import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DoorPort } from '@/backend/team';
import { DoorScreen } from '@/features/team/door/DoorScreen';

const port = (calls: Partial<DoorPort> = {}) => calls as DoorPort;
const at = (path: string) => new URL(path, 'https://console.example.com');

test('The sign-in screen says why it appears if the session of the page has ended', () => {
  const { rerender } = render(
    <DoorScreen port={port()} facts={{ isNew: false }} address={at('/')} hasEnded onOpened={jest.fn()} />,
  );
  expect(screen.getByText(/^You are signed out: your session has ended/)).toBeVisible();
  rerender(<DoorScreen port={port()} facts={{ isNew: false }} address={at('/')} onOpened={jest.fn()} />);
  expect(screen.queryByText(/^You are signed out/)).not.toBeInTheDocument();
});

test('An invited person who has an account already finds the way to sign in', async () => {
  const invitation = { email: 'ben@acme.example', team: 'Acme', invitedBy: 'Ana Ruiz' };
  const reason = 'There is an account for ben@acme.example already. Sign in with it: you then join the team.';
  const calls = {
    invitation: () => Promise.resolve({ id: 'i1', role: 'operator', ...invitation }),
    join: () => Promise.reject(new Error(reason)),
  };
  const address = at('/join?invitation=i1');
  render(<DoorScreen port={port(calls)} facts={{ isNew: false }} address={address} onOpened={jest.fn()} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Your name/), 'Ben Cole');
  await user.type(screen.getByLabelText(/^Password/), 'a long enough one');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
});

test('An invitation that does not work gives one advice for each way to go on', async () => {
  const reason = 'This invitation was used or withdrawn. Ask an administrator for a new one.';
  const calls = { invitation: () => Promise.reject(new Error(reason)) };
  const address = at('/join?invitation=i1');
  render(<DoorScreen port={port(calls)} facts={{ isNew: false }} address={address} onOpened={jest.fn()} />);
  expect(await screen.findByText(`${reason} If you have an account, sign in.`)).toBeVisible();
});
