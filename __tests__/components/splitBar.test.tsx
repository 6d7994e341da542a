import { render, screen, within } from '@testing-library/react';
import { SplitBar, type SplitPart } from '@/components/split/SplitBar';

const show = (parties: SplitPart[], money?: (cents: number) => string) => {
  const { container } = render(<SplitBar label="Parts" parties={parties} money={money} />);
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

test('Each party has its place in the bar, its name and its percentage', () => {
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

test('A single party has all of the bar, and says its amount where it is asked to', () => {
  const { texts, drawn } = show([{ label: 'Merchant', cents: 5, series: 2 }], (cents) => `${cents} cents`);
  expect(texts).toEqual(['Merchant5 cents100%']);
  expect(drawn).toEqual([['2', '5']]);
});

test('A part of zero or less is said, and has no place in the bar', () => {
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

test('Where all come to nothing, the names stand without percentages over an empty bar', () => {
  expect(show([{ label: 'Merchant', cents: 0, series: 2 }])).toEqual({ texts: ['Merchant'], drawn: [] });
});
