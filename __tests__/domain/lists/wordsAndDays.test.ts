import { readWordsAndDays } from '@/domain/lists/searching/wordsAndDays';

const TODAY = '2026-11-26';
const read = (query: string) => {
  const found = readWordsAndDays(query, TODAY);
  return found && [found.words, found.days.start, found.days.end, found.name];
};

test.each([
  ['412 oct 31', ['412', '2026-10-31', '2026-10-31', 'October 31, 2026']],
  ['pine ridge 10/31', ['pine ridge', '2026-10-31', '2026-10-31', 'October 31, 2026']],
  ['31 october 2025 pine', ['pine', '2025-10-31', '2025-10-31', 'October 31, 2025']],
  ['October', ['', '2026-10-01', '2026-10-31', 'October 2026']],
  ['pine oct 2024', ['pine', '2024-10-01', '2024-10-31', 'October 2024']],
  // A day or a month that has not come yet is the one of last year.
  ['dec 24 pine', ['pine', '2025-12-24', '2025-12-24', 'December 24, 2025']],
  ['pine December', ['pine', '2025-12-01', '2025-12-31', 'December 2025']],
  ['nov 26', ['', '2026-11-26', '2026-11-26', 'November 26, 2026']],
  ['nov 27', ['', '2025-11-27', '2025-11-27', 'November 27, 2025']],
  ['November', ['', '2026-11-01', '2026-11-31', 'November 2026']],
  ['pine january', ['pine', '2026-01-01', '2026-01-31', 'January 2026']],
  ['12/24/2026', ['', '2026-12-24', '2026-12-24', 'December 24, 2026']],
  // Of two days, the first one counts.
  ['oct 31 nov 3', ['nov 3', '2026-10-31', '2026-10-31', 'October 31, 2026']],
  // Spaces around and between the words do not matter.
  ['  pine   ridge  oct  31 ', ['pine ridge', '2026-10-31', '2026-10-31', 'October 31, 2026']],
  ['pine ridge', undefined],
  ['412', undefined],
  ['oc', undefined],
  ['', undefined],
])('The search %s names: %j', (query, expected) => {
  expect(read(query)).toEqual(expected);
});
