import { render, screen } from '@testing-library/react';
import type { DoorPort } from '@/backend/team';
import { DoorScreen } from '@/features/team/door/DoorScreen';

function show(path: string, isNew = false) {
  const address = new URL(path, 'http://localhost');
  render(<DoorScreen port={{} as DoorPort} facts={{ isNew }} address={address} onOpened={jest.fn()} />);
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
