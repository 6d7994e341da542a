import * as v from 'valibot';
import { checkFields } from '@/domain/fieldRefusals';

type Draft = { name: string; note: string };

const draft = v.strictObject({ name: v.string(), note: v.string() });

test('A refused field is reported like a field that fails its own check, and a field without a reason is not reported', () => {
  const byRules = v.pipe(
    draft,
    checkFields<Draft>(({ note }) => ({ name: undefined, note: note === '' ? 'reasonMissing' : undefined })),
  );
  const byField = v.pipe(
    draft,
    v.forward(
      v.check(({ note }) => note !== '', 'reasonMissing'),
      ['note'],
    ),
  );
  const reportsOf = (schema: typeof byRules | typeof byField, note: string) =>
    (v.safeParse(schema, { name: 'Harbor', note }).issues ?? []).map(({ message, path }) => ({ message, path }));
  expect(reportsOf(byRules, '')).toEqual(reportsOf(byField, ''));
  expect(reportsOf(byRules, '')).toMatchObject([{ message: 'reasonMissing', path: [{ key: 'note', value: '' }] }]);
  expect(reportsOf(byRules, 'Returned')).toEqual([]);
});
