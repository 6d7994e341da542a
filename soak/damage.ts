import type { Random } from './random';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const JUNK = ['', ' ', '{', '[]', '{}', 'null', '0', '"text"', 'NaN', '\u0000\u0000', '﻿{}', '<html>', '💥'.repeat(40)];

const ODD_VALUES: Json[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  'x'.repeat(3_000),
  '\u0000',
  '<img src=x onerror=alert(1)>',
  [],
  {},
  [[]],
  { wrong: ['shape'] },
  { id: 'INT001', amount: '12' },
];
const ODD_KEYS = ['unknown', '__proto__', 'constructor', 'toString', 'rows', 'MER001', '', '0'];

/** One way to damage a text; `others` are the texts of other slices. */
type Damage = (random: Random, text: string, others: readonly string[]) => string;

const DAMAGES: readonly Damage[] = [
  (random, text) => text.slice(0, random.below(text.length)),
  (random, text) => text.slice(1 + random.below(text.length - 1)),
  (random, text) => {
    const [from, to] = [random.below(text.length), random.below(text.length)].sort((a, b) => a - b);
    return text.slice(0, from) + text.slice((to ?? 0) + 1);
  },
  (random, text) => {
    const at = random.below(text.length);
    return text.slice(0, at) + String.fromCharCode(random.below(0xd800)) + text.slice(at + random.below(2));
  },
  (random, text) => text.slice(random.below(text.length)) + text,
  (random) => random.pick(JUNK),
  (random, _text, others) => random.pick(others),
  (random, text) => changeField(random, text, (holder, key) => (holder[key] = random.pick(ODD_VALUES))),
  (random, text) => changeField(random, text, (holder, key) => Reflect.deleteProperty(holder, key)),
  (random, text) =>
    changeField(random, text, (holder) =>
      // As JSON.parse would make it: a field of its own, whatever its name.
      Object.defineProperty(holder, random.pick(ODD_KEYS), {
        value: random.pick(ODD_VALUES),
        enumerable: true,
        configurable: true,
        writable: true,
      }),
    ),
  (random, text) => changeField(random, text, (holder, key) => swap(random, holder, key)),
];

/** The text, damaged in one of many ways: cut, mixed up, of another slice, or of another shape deep inside. */
export function damage(random: Random, text: string, others: readonly string[]): string {
  for (;;) {
    const damaged = random.pick(DAMAGES)(random, text, others);
    if (damaged !== text) return damaged;
  }
}

type Holder = Record<string, Json>;

/** Does something to one of all the fields of the text's objects and lists. */
function changeField(random: Random, text: string, change: (holder: Holder, key: string) => unknown): string {
  const whole = JSON.parse(text) as Json;
  const [holder, key] = random.pick(fieldsOf(whole));
  change(holder, key);
  return JSON.stringify(whole);
}

function fieldsOf(value: Json): (readonly [Holder, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [[value as Holder, key] as const, ...fieldsOf(child)]);
}

/** Another field of the same object comes to hold this one's value too. */
function swap(random: Random, holder: Holder, key: string): void {
  holder[random.pick(Object.keys(holder))] = holder[key] ?? null;
}
