import { runResumable } from '@/store/runResumable';

/** Each step takes longer than a turn. */
function* longSteps(count: number) {
  for (let step = 0; step < count; step += 1) {
    const end = performance.now() + 9;
    while (performance.now() < end);
    yield;
  }
  return count;
}

describe('Work in turns with the page', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'scheduler'));

  it.each([
    ['a scheduler that yields', { yield: () => Promise.resolve() }],
    ['a scheduler that does not yield', {}],
    ['no scheduler', undefined],
  ])('finishes if the browser has %s', async (_, scheduler) => {
    if (scheduler) Object.defineProperty(globalThis, 'scheduler', { value: scheduler, configurable: true });
    const onWait = jest.fn();

    await expect(runResumable(longSteps(3), onWait)).resolves.toBe(3);

    expect(onWait).toHaveBeenCalledTimes(1);
  });
});
