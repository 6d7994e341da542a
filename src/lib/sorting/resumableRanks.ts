import { endsStep, type Resumable } from '@/lib/resumable';
import { allIndices } from '@/lib/indices';
import { compareTexts } from './orderRows';

/** In rows per step. Comparing them takes a few milliseconds. */
const ROWS_PER_STEP = 1_024;

/** Like `ranksOf` for texts, in steps: numbers with the order of a million ids. */
export function* rankResumably(texts: readonly string[]): Resumable<Float64Array> {
  const compare = (a: number, b: number) => compareTexts(texts[a] ?? '', texts[b] ?? '');
  const order = yield* sortResumably(texts.length, compare);
  const ranks = new Float64Array(texts.length);
  let rank = 0;
  for (let position = 1; position < order.length; position += 1) {
    const index = Number(order[position]);
    if (compare(Number(order[position - 1]), index) !== 0) rank += 1;
    ranks[index] = rank;
    if (endsStep(position, ROWS_PER_STEP)) yield;
  }
  return ranks;
}

/** Sorts indices by a stable merge sort of parts. */
function* sortResumably(length: number, compare: (a: number, b: number) => number): Resumable<Uint32Array> {
  let from = allIndices(length);
  for (let start = 0; start < length; start += ROWS_PER_STEP) {
    from.subarray(start, start + ROWS_PER_STEP).sort(compare);
    yield;
  }
  let to = new Uint32Array(length);
  for (let width = ROWS_PER_STEP; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(middle + width, length);
      let [left, right] = [start, middle];
      for (let position = start; position < end; position += 1) {
        const isLeft = right === end || (left < middle && compare(Number(from[left]), Number(from[right])) <= 0);
        to[position] = Number(from[isLeft ? left++ : right++]);
        if (endsStep(position, ROWS_PER_STEP)) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
