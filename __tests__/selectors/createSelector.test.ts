import { registerAnswer } from '@/selectors/answered';
import { createSelector } from '@/selectors/createSelector';

test('A selector caches only its last result', () => {
  const select = createSelector([(text: string) => text], (text) => ({ text }));
  const first = select('a');
  expect(select('a')).toBe(first);
  select('b');
  expect(select('a')).toEqual(first);
  expect(select('a')).not.toBe(first);
});

test('A development build reports each selector that recomputes without need', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const unstable = createSelector([(call: number) => ({ call })], (made) => [made]);
  const idle = createSelector([(call: number) => call], (call) => call);
  for (const call of [1, 2, 3]) unstable(call);
  expect(warn).toHaveBeenCalledTimes(3);
  for (const call of [1, 2, 3]) idle(call);
  expect(warn).toHaveBeenCalledTimes(6);
});

test('A figure comes from the engine if it answers, and from the rows in the browser otherwise', () => {
  const select = createSelector([(payments: number) => payments], (payments) => ({ payments, of: 'rows' }));
  const other = createSelector([(payments: number) => payments], (payments) => ({ payments, of: 'rows' }));
  registerAnswer(select, (payments: number) => (payments > 1_000 ? { payments, of: 'engine' } : undefined));
  expect([select(5), select(5_000), other(5_000)].map(({ of }) => of)).toEqual(['rows', 'engine', 'rows']);
});
