import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TwoFactor } from '@/features/team/account/TwoFactor';
import { teamPort } from '../../helpers/team';

const ADDRESS = 'otpauth://totp/SplitPay%20console:a%40b.example?secret=JBSWY3DPEHPK3PXP&issuer=SplitPay%20console';

async function start(address: string) {
  const startTwoFactor = jest.fn(() => Promise.resolve({ address, backupCodes: ['aaaaa-bbbbb'] }));
  const confirmTwoFactor = jest.fn(() => Promise.resolve());
  const { unmount } = render(<TwoFactor team={teamPort('Ana Ruiz', { startTwoFactor, confirmTwoFactor })} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Password'), 'a password of a test');
  await user.click(screen.getByRole('button', { name: 'Turn on two-factor sign-in' }));
  const code = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  const size = Number(code.getAttribute('viewBox')!.split(' ')[2]);
  const dark = new Set(
    code
      .querySelector('path')!
      .getAttribute('d')!
      .match(/(?<=M)\d+ \d+/g),
  );
  return { user, unmount, size, isDark: (x: number, y: number) => dark.has(`${x} ${y}`), confirmTwoFactor };
}

test('Who turns on two-factor sign-in sees a QR code, its address as text and the backup codes', async () => {
  const { user, confirmTwoFactor } = await start(ADDRESS);
  expect(screen.getByLabelText('Address for the app')).toHaveTextContent(ADDRESS);
  expect(screen.getByText('aaaaa-bbbbb')).toBeVisible();
  await user.type(screen.getByLabelText('Code'), ' 123456 ');
  await user.click(screen.getByRole('button', { name: 'Confirm code' }));
  expect(confirmTwoFactor).toHaveBeenCalledWith('123456');
  expect(await screen.findByText('Two-factor sign-in is on.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('The QR code has a light frame, three finder patterns, and other modules for another address', async () => {
  const { size, isDark, unmount } = await start(ADDRESS);
  const modules = (of: typeof isDark) =>
    Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => of(x, y)));
  const drawn = modules(isDark);
  for (const index of [0, 1, 2, 3, size - 4, size - 1]) {
    expect(drawn[index]).not.toContain(true);
    expect(drawn.map((row) => row[index])).not.toContain(true);
  }
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    const line = (y: number) => Array.from({ length: 7 }, (_, x) => Number(isDark(left + x, top + y))).join('');
    expect([0, 1, 2, 3, 4, 5, 6].map(line)).toEqual([
      '1111111',
      '1000001',
      '1011101',
      '1011101',
      '1011101',
      '1000001',
      '1111111',
    ]);
  }
  unmount();
  expect(modules((await start(ADDRESS.replace('JBSWY', 'KBSWY'))).isDark)).not.toEqual(drawn);
});
