import { isRecord } from '@/lib/objects';
import fc from 'fast-check';
import { damageOfText, openOver, readAllScreens, someOf, valuesIn } from '../../helpers/store/damages';
import { useClock } from '../../helpers/store/tabs';
import version1 from './golden/texts1.json';

beforeEach(() => useClock());
afterEach(() => jest.useRealTimers());

test('Damaged texts of version 1 are offered, and the others are migrated', async () => {
  const earlier = Object.entries(version1).map(([key, content]) => [key, JSON.stringify(content)] as const);
  const whole = Object.fromEntries(valuesIn((await openOver(earlier, [])).state));
  const damages = someOf(earlier).chain((hit) =>
    fc.tuple(
      ...hit.map(([key, text]) =>
        damageOfText(
          text,
          1,
          earlier.filter(([b]) => b !== key).map(([, b]) => b),
        ).map((damaged) => [key, damaged] as const),
      ),
    ),
  );
  await fc.assert(
    fc.asyncProperty(damages, async (damaged) => {
      const { browser, state } = await openOver([...earlier, ...damaged], []);
      const names = damaged.map(([key]) => key.slice('splitpay:'.length));
      const isHit = (path: string) => names.includes(path.replace(/\/.*/, '').replace('inbox', 'notifications'));
      // An integration whose merchant is in the damaged text would be refused, so these texts have none.
      // A record gets the next position in the log, which depends on what was migrated before it.
      const withoutPosition = ([path, value]: [string, unknown]) => [
        path,
        isRecord(value) ? { ...value, sequence: 0 } : value,
      ];
      expect(Object.fromEntries(valuesIn(state).map(withoutPosition))).toEqual(
        Object.fromEntries(
          Object.entries(whole)
            .filter(([path]) => !isHit(path))
            .map(withoutPosition),
        ),
      );
      for (const [key, text] of damaged) expect(browser.texts.get(`${key}:damaged`)).toBe(text);
      expect(state.persistence.damaged).toHaveLength(damaged.length);
      expect(
        [...browser.texts.values()].filter(
          (text) => text.includes('"stamps"') && !damaged.some(([, stored]) => stored === text),
        ),
      ).toEqual([]);
      readAllScreens(state);
      await browser.close();
    }),
    { numRuns: 150 },
  );
});
