import type { Random } from './random';

const UNUSUAL = [
  ' ',
  '%',
  '%E0%A4%A',
  '\\',
  '(((',
  '.*+?^${}[]|',
  '=1+1',
  '-1',
  '0',
  '0.005',
  '1e9',
  '00012.50',
  '99999999999999999999',
  '<b>x</b>',
  '"><script>alert(1)</script>',
  "'; DROP TABLE payments; --",
  '&amp;=?#/',
  'constructor',
  '__proto__',
  'undefined',
  'ﬀ ß İ',
  'é vs é',
  '💥👩‍👩‍👧',
  'עברית',
  '​',
  'x'.repeat(500),
  'two  blanks',
];
const SEARCHES = ['harbor', 'a', '$1', '1250', '2024-06', 'pending', 'TR2024', 'refund', 'ach', 'void', 'festival'];

/** Values that a field accepts, by its label. */
const VALID_VALUES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/mail/i, ['events@walk.example', 'a@b.example']],
  [/website/i, ['walk.example', 'https://walk.example/a?b=c']],
  [/phone|contact number/i, ['+1 (212) 555-0100', '2125550100']],
  [/zip/i, ['10001', '10001-1234']],
  [/amount|split|rate|surcharge/i, ['0.01', '1', '2.5', '3', '12.50', '20', '99.99']],
  [/from|to$/i, ['2024-06-01', '2024-06-15', '2024-06-30', '2024-02-30']],
  [/search/i, SEARCHES],
];
const NAMES = ['Walk', 'North Pier', 'Añadida', 'O’Hara & Sons', 'Lantern'];

export function validText(random: Random, label: string): string {
  const texts = VALID_VALUES.find(([pattern]) => pattern.test(label))?.[1];
  return texts ? random.pick(texts) : `${random.pick(NAMES)} ${random.below(100)}`;
}

/** A text that a person may type, by intention or by mistake. */
export function randomText(random: Random, label: string): string {
  return random.chance(0.6) ? validText(random, label) : random.pick(UNUSUAL);
}
