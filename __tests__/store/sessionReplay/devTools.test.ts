import { shorten } from '@/store/devTools';
import { setupStore } from '@/store/store';

test('Long lists and texts are replaced by their length, and everything else stays', () => {
  expect(
    shorten({
      rows: Array.from({ length: 1_000_000 }, (_, id) => ({ id })),
      few: [{ text: 'x'.repeat(3_000) }],
      none: null,
      page: 2,
    }),
  ).toEqual({ rows: '<< 1,000,000 rows >>', few: [{ text: '<< 3,000 characters >>' }], none: null, page: 2 });
});

test('The sample is short enough to be shown completely', () => {
  const state = setupStore().getState();
  expect(shorten(state)).toEqual(state);
});
