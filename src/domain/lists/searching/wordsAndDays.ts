import { isDay, nameMonth, readDay, spellDay, type Day } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';

/** What a search names besides words: a day or a month, with its name. */
export type WordsAndDays = { words: string; days: Span; name: string; isMonth: boolean };

const MONTHS = Array.from({ length: 12 }, (_, index) => nameMonth(`2000-${String(index + 1).padStart(2, '0')}`));

/**
 * Reads a search such as `412 oct 31`, `pine ridge 10/31` or `October`: a day or a month, and the other words. Without a
 * year, it is the newest one that is not after `today`. Undefined if the search names no day.
 */
export function readWordsAndDays(query: string, today: Day): WordsAndDays | undefined {
  const typed = query.trim().split(/\s+/);
  // A day has at most three words.
  for (const size of [3, 2, 1])
    for (let at = 0; at + size <= typed.length; at += 1) {
      const text = typed.slice(at, at + size).join(' ');
      const found = dayOf(text, today) ?? monthOf(text, today);
      if (found) return { ...found, words: [...typed.slice(0, at), ...typed.slice(at + size)].join(' ') };
    }
  return undefined;
}

function dayOf(text: string, today: Day): Omit<WordsAndDays, 'words'> | undefined {
  const read = readDay(text, today);
  if (read === undefined) return undefined;
  const before = `${Number(read.slice(0, 4)) - 1}${read.slice(4)}`;
  const day = read > today && !text.includes(read.slice(0, 4)) && isDay(before) ? before : read;
  return { days: { start: day, end: day }, name: spellDay(day), isMonth: false };
}

/** `October`, `oct`, `October 2026`. Shorter words than three letters name no month. */
function monthOf(text: string, today: Day): Omit<WordsAndDays, 'words'> | undefined {
  const [, word = '', typedYear] = /^([a-z]{3,})\.?(?: (\d{4}))?$/.exec(text.toLowerCase()) ?? [];
  const month = word === '' ? -1 : MONTHS.findIndex((name) => name.toLowerCase().startsWith(word));
  if (month < 0) return undefined;
  const number = String(month + 1).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const year = typedYear ?? String(number > today.slice(5, 7) ? thisYear - 1 : thisYear);
  // A day of the month that does not exist sorts after all others, so that no length of the month is needed.
  return {
    days: { start: `${year}-${number}-01`, end: `${year}-${number}-31` },
    name: nameMonth(`${year}-${number}`),
    isMonth: true,
  };
}
