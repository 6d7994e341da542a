import fc from 'fast-check';
import { shownRows } from '@/components/lists/texts';
import { GAP, pagerItems, rangeOfPage } from '@/domain/lists/pager';
import {
  clampPage,
  countPages,
  formatCount,
  PAGE_SIZES,
  pageAfterResize,
  viewPage,
  type PageSize,
} from '@/domain/lists/paging';

const size = fc.constantFrom(...PAGE_SIZES);

test('The page sizes are 10, 20 and 50', () => {
  expect(PAGE_SIZES).toEqual([10, 20, 50]);
});

describe('The footer has the range of visible rows', () => {
  test.each([
    [1, 30, 'Showing 1 to 10 of 30 entries'],
    [3, 30, 'Showing 21 to 30 of 30 entries'],
    [2, 11, 'Showing 11 to 11 of 11 entries'],
    [1, 0, 'Showing 0 to 0 of 0 entries'],
    [1, 1, 'Showing 1 to 1 of 1 entry'],
    [100, 12_345, 'Showing 991 to 1,000 of 12,345 entries'],
  ])('page %d of %d rows', (page, total, text) => {
    const { first, last } = rangeOfPage({ page, total, pageSize: 10 });
    expect(shownRows(first, last, total)).toBe(text);
  });
});

const viewPageOf = <Row>(rows: readonly Row[], page: number, pageSize: PageSize) =>
  viewPage(Uint32Array.from(rows.keys()), page, pageSize, (index) => rows[index]!);

test('All pages together are all rows, each once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), size, (rows, pageSize) => {
      const pages = Array.from({ length: countPages(rows.length, pageSize) }, (_, index) =>
        viewPageOf(rows, index + 1, pageSize),
      );
      expect(pages.flatMap((view) => view.rows)).toEqual(rows);
      expect(pages.every((view) => view.total === rows.length)).toBe(true);
    }),
  );
});

test('A page beyond the end becomes the last one, and an invalid page the first', () => {
  expect(clampPage(99, 30, 10)).toBe(3);
  expect(clampPage(0, 30, 10)).toBe(1);
  expect(clampPage(-5, 30, 10)).toBe(1);
  expect(clampPage(Number.NaN, 30, 10)).toBe(1);
  expect(clampPage(1.5, 30, 10)).toBe(1);
  expect(clampPage(2, 0, 10)).toBe(1);
  expect(viewPageOf(['a', 'b'], 7, 10)).toEqual({ rows: ['a', 'b'], page: 1, pageSize: 10, total: 2 });
});

test('A new page size keeps the first visible row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), size, size, (page, from, to) => {
      const firstRow = (page - 1) * from;
      const after = pageAfterResize(page, from, to);
      expect((after - 1) * to).toBeLessThanOrEqual(firstRow);
      expect(after * to).toBeGreaterThan(firstRow);
    }),
  );
});

describe('The pager', () => {
  test('shows 1, 2 and 3 for 30 rows', () => {
    expect(pagerItems(1, 3)).toEqual([1, 2, 3]);
  });

  test('shows the first, the last and the neighboring pages of many', () => {
    expect(pagerItems(10, 20)).toEqual([1, GAP, 9, 10, 11, GAP, 20]);
    expect(pagerItems(1, 20)).toEqual([1, 2, GAP, 20]);
    expect(pagerItems(4, 20)).toEqual([1, 2, 3, 4, 5, GAP, 20]);
  });

  test('always shows the page, its neighbors and both ends, ascending and once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pages, at) => {
        const page = (at % pages) + 1;
        const numbers = pagerItems(page, pages).filter((item) => item !== GAP);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        for (const wanted of [1, page - 1, page, page + 1, pages]) {
          expect(numbers.includes(wanted)).toBe(wanted >= 1 && wanted <= pages);
        }
        expect(numbers.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

test('Counts have thousands separators', () => {
  expect(formatCount(1_000_000)).toBe('1,000,000');
});
