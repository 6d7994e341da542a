import { render, screen } from '@testing-library/react';
import { DamagedDataBanner } from '@/components/page/banners/DamagedDataBanner';

const REFUSED = [{ slice: 'payments', text: '{}', reason: 'a colleague was first' }];
const show = (reasons: readonly string[], damaged: { slice: string; text: string; reason?: string }[] = REFUSED) =>
  render(<DamagedDataBanner damaged={damaged} reasons={reasons} onDismiss={jest.fn()} />);

test('The banner of refused changes lists why each was refused, once, and at most five reasons', () => {
  const first = 'HP00200: Ana Ruiz refunded $700.00 at 10:32. $78.87 can still be refunded.';
  show([first, first, 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    first,
    ...['b', 'c', 'd', 'e'],
    '2 more reasons',
  ]);
});

test('Reasons that an earlier page stored are listed as well', () => {
  const reason = 'Harbor Nights: Ana Ruiz paid out $10.00 at 14:02. $5.00 can still be paid out.';
  show(
    [reason],
    [...REFUSED, { slice: 'payouts', text: '{}', reason }, { slice: 'payments', text: '{}', reason: 'Too late.' }],
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([reason, 'Too late.']);
});

test('The banner of damaged data has no reasons', () => {
  show(['b'], [{ slice: 'payments', text: '{}' }]);
  expect(screen.getByText('Some saved data is damaged')).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
