import { finish, onceInSteps, type Steps } from '@/domain/steps';

function givenThreeSteps() {
  const done: number[] = [];
  const made = onceInSteps(function* (): Steps<string> {
    for (const step of [1, 2, 3]) {
      done.push(step);
      yield;
    }
    return 'made';
  });
  return { done, made };
}

test('What is made in steps is made once, whoever asks meanwhile', () => {
  const { done, made } = givenThreeSteps();
  const [early, late] = [made.ahead(), made.ahead()];
  early.next();
  late.next();
  expect(done).toEqual([1, 2]);
  expect(made.ifMade()).toBeUndefined();
  expect(made()).toBe('made');
  expect(made.ifMade()).toBe('made');
  expect([finish(early), finish(late), made()]).toEqual(['made', 'made', 'made']);
  expect(done).toEqual([1, 2, 3]);
});

test('What was left in the middle goes on from there', () => {
  const { done, made } = givenThreeSteps();
  made.ahead().next();
  expect(made()).toBe('made');
  expect(done).toEqual([1, 2, 3]);
});

test('What throws is begun anew when it is asked for again', () => {
  let isBroken = true;
  const made = onceInSteps(function* (): Steps<string> {
    yield;
    if (isBroken) throw new Error('broken');
    return 'made';
  });
  expect(made).toThrow('broken');
  isBroken = false;
  expect(made()).toBe('made');
});
