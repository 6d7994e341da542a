import 'fake-indexeddb/auto';
import { createSpeculativeParse, type SpeculativeParse } from '@/data/imports/speculative/speculativeParse';
import type { Plan } from '@/domain/imports/plan';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../../helpers/imports/importSession';

jest.mock('@/data/imports/speculative/speculativeParse', () => {
  const actual = jest.requireActual<{ createSpeculativeParse: typeof createSpeculativeParse }>(
    '@/data/imports/speculative/speculativeParse',
  );
  return { createSpeculativeParse: jest.fn(actual.createSpeculativeParse) };
});
afterEach(removeDatabases);

/** The speculative import of the last opened file, or undefined. */
const lastSpeculative = () =>
  jest.mocked(createSpeculativeParse).mock.results.at(-1)?.value as SpeculativeParse | undefined;

const HEADER = 'Reference;Merchant;Total;Currency;Booked at;State\n';
/** More rows than the first look reads. */
const ALIKE = Array.from({ length: 60 }, (_, index) => `P-${index};Harbor;${index}.50;EUR;2025-04-13 10:00;Completed`);
const ZONE = { timeZone: 'Europe/Berlin' };

/** How often a file is read as a whole, and its preview; finally the preview of a second, independent reading. */
async function importFiles(
  rows: readonly string[],
  answers: Partial<Plan> = ZONE,
  into?: string,
  split: string[] = [],
) {
  const { openFile, ask, answers: responses } = givenSession();
  const file = fileOf(HEADER + rows.join('\n'));
  const opening = jest.spyOn(file, 'stream');
  const { plan } = await openFile(file, into);
  const plans = [{ ...plan, ...answers }];
  const judge = async () => (await ask({ kind: 'judge', plans, split }, 'judged')).preview;
  const [last] = responses().slice(-1);
  const preview = last?.kind === 'judged' ? last.preview : await judge();
  // One reading is for the first look.
  const readings = opening.mock.calls.length - 1;
  const fresh = await judge();
  // The speculative result is used up, so the rows of each workspace are read separately.
  expect(opening).toHaveBeenCalledTimes(1 + readings + 1 + split.length);
  return { readings, preview, fresh, save: () => ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved') };
}

describe('A file is read once', () => {
  test('if its first rows show the settings of all, and the zone is filled in after the answer', async () => {
    const { readings, preview, fresh } = await importFiles([...ALIKE, 'P-60;Elm;1;EUR;2025-04-14T10:00:00Z;Failed']);
    expect(readings).toBe(1);
    expect(preview).toEqual(fresh);
    expect(preview).toMatchObject({ payments: 61, refused: 0 });
    expect(preview.firstRows[0]?.timeZone).toBe('Europe/Berlin');
  });

  test('if it raises no question, even with rejected rows', async () => {
    const zoned = [...ALIKE, 'P-60;Elm;much;EUR;2025-04-14 10:00;Failed'].map((row) =>
      row.replace(' 10:00', 'T10:00:00Z'),
    );
    const { readings, preview, fresh } = await importFiles(zoned, {});
    expect(readings).toBe(1);
    expect(preview).toEqual(fresh);
    expect(preview).toMatchObject({
      payments: 60,
      refused: 1,
      refusedRows: [{ line: 62, reason: 'amount unreadable' }],
    });
  });
});

describe('An update is read once', () => {
  test('if its times name their zones', async () => {
    const zoned = ALIKE.map((row) => row.replace(' 10:00', 'T10:00:00Z'));
    const first = await importFiles(zoned, {});
    await first.save();
    const { readings, preview, fresh } = await importFiles(zoned.slice(1), {}, NEW_WORKSPACE.id);
    expect(readings).toBe(1);
    expect(preview).toEqual(fresh);
    expect(preview.update).toEqual({ new: 0, changed: 0, same: 59, missing: 1, emptied: {} });
  });
});

describe('A file is read twice', () => {
  test.each<[string, string[], Partial<Plan>]>([
    ['the zone that is told is that of some rows', ['P-60;Elm;1;EUR;2025-04-14T10:00:00Z;Failed'], { timeZone: 'UTC' }],
    ['a later amount has another mark', ['P-60;Elm;1,50;EUR;2025-04-14 10:00;Failed'], { ...ZONE, decimalMark: ',' }],
    ['a later date has the day first', ['P-60;Elm;1;EUR;14.04.2025 10:00;Failed'], ZONE],
    [
      'most rows have another currency',
      Array.from({ length: 61 }, (_, index) => `L-${index};Elm;1;USD;2025-04-14 10:00;Failed`),
      ZONE,
    ],
    [
      'most rows have a currency that is written in two ways',
      Array.from({ length: 80 }, (_, index) => `L-${index};Elm;1;${index < 40 ? 'GBP' : '£'};2025-04-14 10:00;Failed`),
      ZONE,
    ],
    ['the answers say more than the zone', [], { ...ZONE, statuses: { completed: 'Pending' } }],
  ])('where %s', async (_, further, answers) => {
    const { readings, preview, fresh } = await importFiles([...ALIKE, ...further], answers);
    expect(readings).toBe(2);
    expect(preview).toEqual(fresh);
  });

  test('for an update of a workspace that already has payments in the answered zone', async () => {
    const first = await importFiles(ALIKE);
    await first.save();
    const { readings, preview, fresh } = await importFiles(ALIKE.slice(1), ZONE, NEW_WORKSPACE.id);
    expect(readings).toBe(2);
    expect(preview).toEqual(fresh);
    expect(preview.update).toEqual({ new: 0, changed: 0, same: 59, missing: 1, emptied: {} });
    await givenSession().openFile(fileOf(HEADER + ALIKE.join('\n')), NEW_WORKSPACE.id);
    expect(lastSpeculative()).toBeUndefined();
  });

  test('if rows in another currency are imported into a separate workspace', async () => {
    const b = 'P-60;Elm;1;USD;2025-04-14 10:00;Failed';
    const { readings, preview, fresh } = await importFiles([...ALIKE, b], ZONE, undefined, ['USD']);
    expect(readings).toBe(3);
    expect(preview).toEqual(fresh);
    expect(preview).toMatchObject({ payments: 60, refused: 0, split: [{ currency: 'USD', payments: 1 }] });
  });

  test('if a later row has an unknown status, and the speculative result is dropped before the answer', async () => {
    const { openFile, judge } = givenSession();
    const later = ALIKE[0]!.replace('P-0', 'P-60').replace('Completed', 'Banked');
    const { plan } = await openFile(fileOf(HEADER + [...ALIKE, later].join('\n')));
    const take = jest.spyOn(lastSpeculative()!, 'take');
    const banked = { ...plan, ...ZONE, statuses: { ...plan.statuses, banked: 'Completed' as const } };
    expect(await judge(banked)).toMatchObject({ payments: 61 });
    expect(take).not.toHaveBeenCalled();
  });
});
