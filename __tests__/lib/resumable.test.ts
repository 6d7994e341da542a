import { endsStep, finish, lazyResumable, STEP_ROWS, type Resumable } from '@/lib/resumable';

function givenThreeSteps() {
  const done: number[] = [];
  const made = lazyResumable(function* (): Resumable<string> {
    for (const step of [1, 2, 3]) {
      done.push(step);
      yield;
    }
    return 'made';
  });
  return { done, made };
}

test('A value in steps is computed once, also if it is read meanwhile', () => {
  const { done, made } = givenThreeSteps();
  const [a, b] = [made.precompute(), made.precompute()];
  a.next();
  b.next();
  expect(done).toEqual([1, 2]);
  expect(made.peek()).toBeUndefined();
  expect(made()).toBe('made');
  expect(made.peek()).toBe('made');
  expect([finish(a), finish(b), made()]).toEqual(['made', 'made', 'made']);
  expect(done).toEqual([1, 2, 3]);
});

test('An interrupted computation continues', () => {
  const { done, made } = givenThreeSteps();
  made.precompute().next();
  expect(made()).toBe('made');
  expect(done).toEqual([1, 2, 3]);
});

test('A computation that failed starts again on the next read', () => {
  let isBroken = true;
  const made = lazyResumable(function* (): Resumable<string> {
    yield;
    if (isBroken) throw new Error('broken');
    return 'made';
  });
  expect(made).toThrow('broken');
  isBroken = false;
  expect(made()).toBe('made');
});

test('A step ends after its number of rows and not earlier', () => {
  const ends = Array.from({ length: 3 * STEP_ROWS }, (_, index) => index).filter((index) => endsStep(index));
  expect(ends).toEqual([STEP_ROWS - 1, 2 * STEP_ROWS - 1, 3 * STEP_ROWS - 1]);
  expect([0, 1, 2, 3, 4].filter((index) => endsStep(index, 2))).toEqual([1, 3]);
});
