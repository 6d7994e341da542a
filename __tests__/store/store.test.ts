/** @jest-environment jsdom */
import { setupStore } from '@/store/store';

test('Each store starts with the fixtures and is independent of the others', () => {
  const [a, b] = [setupStore(), setupStore()];
  a.dispatch({ type: 'chart/periodChosen', payload: 'day' });
  expect(a.getState().chart.period).toBe('day');
  expect(b.getState().chart.period).toBe('month');
  expect(b.getState().transactions.rows).toHaveLength(30);
});

test('Redux DevTools sees the store by its name', async () => {
  const composed: unknown[] = [];
  const compose = (options: unknown) => {
    composed.push(options);
    return (enhancer: unknown) => enhancer;
  };
  // Redux Toolkit looks for the extension when it loads.
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('@/store/store');
    fresh.setupStore();
  });
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: undefined });
  expect(composed).toEqual([expect.objectContaining({ name: 'SplitPay console' })]);
});

test('The state is plain and survives a round trip through JSON', () => {
  const state = setupStore().getState();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});
