import { render, screen } from '@testing-library/react';
import type { DoorPort } from '@/backend/team';
import { DoorScreen } from '@/features/team/door/DoorScreen';
import type { Me } from '@/protocol/people';
import { meOf } from '../../helpers/team';

function show(path: string, isNew = false, me?: Me) {
  const address = new URL(path, 'http://localhost');
  const port = { reset: () => Promise.resolve({ name: 'Ben Cole', email: 'ben@acme.example' }) } as unknown as DoorPort;
  render(<DoorScreen port={port} facts={{ isNew }} me={me} address={address} onOpened={jest.fn()} />);
}

const LINK = '/setup?token=abc';

test('A setup link that was used says so above the sign-in', () => {
  show(LINK);
  expect(screen.getByRole('alert')).toHaveTextContent('This link was used already. Sign in.');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('A person who just signs in reads of no link', () => {
  show('/');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('The setup link of a new server opens the setup', () => {
  show(LINK, true);
  expect(screen.getByRole('heading', { name: 'Set up your team' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('A signed-in person who opens an invitation reads what it is for', () => {
  show('/join?invitation=abc', false, meOf('Ana Ruiz'));
  expect(screen.getByRole('heading', { name: 'You are signed in as Ana Ruiz' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
});

test('The link for a new password works for a signed-in person, too', async () => {
  show('/reset?token=abc', false, meOf('Ana Ruiz'));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(screen.getByText('For the account of Ben Cole, ben@acme.example.')).toBeVisible();
});
