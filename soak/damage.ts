import type { Random } from './random';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const JUNK = ['', ' ', '{', '[]', '{}', 'null', '0', '"text"', 'NaN', '\u0000\u0000', '﻿{}', '<html>', '💥'.repeat(40)];

const UNUSUAL_VALUES: Json[] = [
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
const UNUSUAL_KEYS = ['unknown', '__proto__', 'constructor', 'toString', 'rows', 'MER001', '', '0'];

/** One way to damage a text. `others` are the texts of other slices. */
type Damage = (random: Random, text: string, others: readonly string[]) => string;

const DAMAGES: readonly Damage[] = [
  (random, text) => text.slice(0, random.below(text.length)),
  (random, text) => text.slice(1 + random.below(text.length - 1)),
  (random, text) => {
    const [from, to] = [random.below(text.length), random.below(text.length)].sort((a, b) => a - b);
    return text.slice(0, from) + text.slice((to ?? 0) + 1);
  },
  (random, text) => {
    const index = random.below(text.length);
    return text.slice(0, index) + String.fromCharCode(random.below(0xd800)) + text.slice(index + random.below(2));
  },
  (random, text) => text.slice(random.below(text.length)) + text,
  (random) => random.pick(JUNK),
  (random, _text, others) => random.pick(others),
  (random, text) => changeField(random, text, (holder, key) => (holder[key] = random.pick(UNUSUAL_VALUES))),
  (random, text) => changeField(random, text, (holder, key) => Reflect.deleteProperty(holder, key)),
  (random, text) =>
    changeField(random, text, (holder) =>
      // JSON.parse also creates own fields with names such as `__proto__`.
      Object.defineProperty(holder, random.pick(UNUSUAL_KEYS), {
        value: random.pick(UNUSUAL_VALUES),
        enumerable: true,
        configurable: true,
        writable: true,
      }),
    ),
  (random, text) => changeField(random, text, (holder, key) => copyField(random, holder, key)),
];

/** Damages a text in one random way: it is cut, mixed up, replaced by that of another slice, or changed deep inside. */
export function damage(random: Random, text: string, others: readonly string[]): string {
  for (;;) {
    const damaged = random.pick(DAMAGES)(random, text, others);
    if (damaged !== text) return damaged;
  }
}

type Holder = Record<string, Json>;

/** Applies `change` to a random field of the objects and lists in the text. */
function changeField(random: Random, text: string, change: (holder: Holder, key: string) => unknown): string {
  const root = JSON.parse(text) as Json;
  const [holder, key] = random.pick(fieldsOf(root));
  change(holder, key);
  return JSON.stringify(root);
}

function fieldsOf(value: Json): (readonly [Holder, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [[value as Holder, key] as const, ...fieldsOf(child)]);
}

/** Copies the value of this field to another field of the same object. */
function copyField(random: Random, holder: Holder, key: string): void {
  holder[random.pick(Object.keys(holder))] = holder[key] ?? null;
}
