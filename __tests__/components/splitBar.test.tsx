import { render, screen, within } from '@testing-library/react';
import { SplitBar, type SplitPart } from '@/components/split/SplitBar';

type Shown = { money?: (cents: number) => string; isTableBelow?: boolean };

const show = (parties: SplitPart[], shown: Shown = {}) => {
  const { container } = render(<SplitBar label="Parts" parties={parties} {...shown} />);
  return {
    texts: within(screen.getByRole('group', { name: 'Parts' }))
      .queryAllByRole('term')
      .map((term) => term.parentElement!.textContent),
    drawn: [...container.querySelectorAll<HTMLElement>('[aria-hidden] > *')].map(({ dataset, style }) => [
      dataset.series,
      style.flexGrow,
    ]),
  };
};

test('Each party has a part of the bar, a name and a percentage', () => {
  const { texts, drawn } = show([
    { label: 'Merchant', cents: 9000, series: 2 },
    { label: 'Processor', cents: 1000, series: 4 },
  ]);
  expect(texts).toEqual(['Merchant90%', 'Processor10%']);
  expect(drawn).toEqual([
    ['2', '9000'],
    ['4', '1000'],
  ]);
});

test('A single party fills the bar, and shows its amount on request', () => {
  const { texts, drawn } = show([{ label: 'Merchant', cents: 5, series: 2 }], { money: (cents) => `${cents} cents` });
  expect(texts).toEqual(['Merchant5 cents100%']);
  expect(drawn).toEqual([['2', '5']]);
});

test('A share of zero or less has a text but no part of the bar', () => {
  const { texts, drawn } = show([
    { label: 'Merchant', cents: -755, series: 2 },
    { label: 'Processor', cents: 755, series: 4 },
    { label: 'Partner', cents: 0, series: 3 },
    { label: 'Refunded', cents: 25_000 },
  ]);
  expect(texts).toEqual(['Merchant-3%', 'Processor3%', 'Partner0%', 'Refunded100%']);
  expect(drawn).toEqual([
    ['4', '755'],
    [undefined, '25000'],
  ]);
});

test('If all shares are zero, the names are above an empty bar without percentages', () => {
  expect(show([{ label: 'Merchant', cents: 0, series: 2 }])).toEqual({ texts: ['Merchant'], drawn: [] });
});

test('Above a table that serves as its legend, the bar lists only shares without a row in the table', () => {
  const { texts, drawn } = show(
    [
      { label: 'Merchant', cents: 6000, series: 2 },
      { label: 'Refunded', cents: 4000 },
    ],
    { isTableBelow: true },
  );
  expect(texts).toEqual(['Refunded40%']);
  expect(drawn).toEqual([
    ['2', '6000'],
    [undefined, '4000'],
  ]);
  const { container } = render(
    <SplitBar label="All parts" parties={[{ label: 'Merchant', cents: 5, series: 2 }]} isTableBelow />,
  );
  expect(container).toHaveTextContent(/^$/);
  expect(screen.queryByRole('group', { name: 'All parts' })).toBeNull();
});
