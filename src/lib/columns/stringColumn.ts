import { largerOf } from './numbers';

/** Many texts in one string: each starts at the end of the previous one. Empty if no row has a text. */
export type StringColumn = { text: string; ends: Uint32Array };

/**
 * Texts are joined in groups of a thousand: a rope of a million would be slower to read, and would keep the file's text
 * in memory.
 */
const PORTION = 1024;

export function textAt({ text, ends }: StringColumn, index: number): string {
  return text.slice(index === 0 ? 0 : ends[index - 1], ends[index]);
}

export type StringColumnBuilder = {
  push: (text: string) => void;
  at: (index: number) => string;
  finish: () => StringColumn;
};

/** Collects texts. Each can be read immediately. */
export function createStringColumn(): StringColumnBuilder {
  const portions: string[] = [];
  let pending: string[] = [];
  let ends: Uint32Array = new Uint32Array(PORTION);
  let length = 0;
  let end = 0;
  return {
    push: (text) => {
      if (length === ends.length) ends = largerOf(ends);
      end += text.length;
      ends[length] = end;
      length += 1;
      pending.push(text);
      if (pending.length < PORTION) return;
      portions.push(pending.join(''));
      pending = [];
    },
    at: (index) => {
      const position = index % PORTION;
      const portion = portions[(index - position) / PORTION];
      if (portion === undefined) return pending[position] ?? '';
      const start = index === position ? 0 : Number(ends[index - position - 1]);
      return portion.slice(position === 0 ? 0 : Number(ends[index - 1]) - start, Number(ends[index]) - start);
    },
    finish: () => ({
      text: [...portions, ...pending].join(''),
      ends: end === 0 ? new Uint32Array() : ends.slice(0, length),
    }),
  };
}

/**
 * The texts at these indices, in their order. All starts of a portion are looked up before its first text is cut, so
 * that the processor waits for many memory reads at the same time.
 */
export function pickStrings({ text, ends }: StringColumn, indices: Uint32Array): StringColumn {
  if (ends.length === 0) return { text: '', ends };
  const portions: string[] = [];
  const pickedEnds = new Uint32Array(indices.length);
  let end = 0;
  for (let first = 0; first < indices.length; first += PORTION) {
    const starts = indices.subarray(first, first + PORTION).map((index) => (index === 0 ? 0 : Number(ends[index - 1])));
    const texts: string[] = [];
    for (let position = 0; position < starts.length; position += 1) {
      const start = Number(starts[position]);
      const last = Number(ends[Number(indices[first + position])]);
      texts.push(text.slice(start, last));
      end += last - start;
      pickedEnds[first + position] = end;
    }
    portions.push(texts.join(''));
  }
  return { text: portions.join(''), ends: end === 0 ? new Uint32Array() : pickedEnds };
}

/** The texts of the first rows, followed by those of the second rows. */
export function joinStrings(a: StringColumn, length: number, b: StringColumn, otherLength: number): StringColumn {
  const text = a.text + b.text;
  if (text === '') return { text, ends: new Uint32Array() };
  const ends = new Uint32Array(length + otherLength).fill(a.text.length, length);
  ends.set(a.ends);
  b.ends.forEach((end, index) => (ends[length + index] = a.text.length + end));
  return { text, ends };
}

export function* iterateTexts(texts: StringColumn): Generator<string> {
  for (let index = 0; index < texts.ends.length; index += 1) yield textAt(texts, index);
}
