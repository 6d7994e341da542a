import 'fake-indexeddb/auto';
import type { ImportAnswer } from '@/data/imports/messages';
import { applyColumnMapping } from '@/domain/imports/columnMappings';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../helpers/imports/importSession';

afterEach(removeDatabases);

const HEADERS = ['id', 'Created date (UTC)', 'Amount', 'Currency', 'Status', 'Description', 'Destination'];
const ROW = ['ch_1', '2025-06-01 10:00:00', '10.00', 'usd', 'Paid', 'Harbor Arts', 'acct_1'];
const BROKEN = ['ch_2', '2025-06-01 10:00:00', 'many', 'usd', 'Paid', 'Harbor Arts', 'acct_1'];
const ONE_ORDER = HEADERS.map((_, index) => index);
const OTHER_ORDER = ONE_ORDER.toReversed();
const stripeFile = (order: readonly number[], ...rows: string[][]) =>
  fileOf([HEADERS, ...rows].map((row) => order.map((column) => row[column]).join(',')).join('\n'));

type Saved = Extract<ImportAnswer, { kind: 'saved' }>;
const mappingsOf = ({ matched }: Saved) =>
  matched.reduce((known: Record<string, string>, { headers, plan }) => applyColumnMapping(known, headers, plan), {});

/** Imports a file whose merchants are in another column than the format says. */
async function givenCorrectedFile() {
  const session = givenSession();
  const { plan } = await session.openFile(stripeFile(ONE_ORDER, ROW, BROKEN));
  expect(plan).toMatchObject({ format: 'Stripe payments', columns: { merchant: 6 } });
  await session.judge({ ...plan, columns: { ...plan.columns, merchant: 5 } });
  const { files } = await session.ask({ kind: 'refusedFile', workspaceId: 'w1' }, 'refusedFile');
  const saved = await session.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  return { matchings: mappingsOf(saved), rowsToFix: new File([files[0]?.file ?? ''], 'rows-to-fix-w1.csv') };
}

async function openNext(file: File, columnMappings: Record<string, string>, into?: string) {
  const session = givenSession();
  const { sources } = await session.ask({ kind: 'open', files: [file], into, matchings: columnMappings }, 'opened');
  return { ...session, source: sources[0] };
}

test('A column that was corrected in a recognized format is shown for the next file, before it is used', async () => {
  const { matchings: columnMappings } = await givenCorrectedFile();
  const { source, answers } = await openNext(stripeFile(ONE_ORDER, ROW), columnMappings);
  expect(source).toMatchObject({ plan: { columns: { merchant: 5 } }, recognised: { columns: { merchant: 6 } } });
  expect(answers().map(({ kind }) => kind)).toEqual(['opened']);
});

test('The correction is recognized if the columns have another order, and for the file of rejected rows', async () => {
  const { matchings: columnMappings, rowsToFix } = await givenCorrectedFile();
  const b = await openNext(stripeFile(OTHER_ORDER, ROW), columnMappings);
  expect(b.source?.plan.columns).toMatchObject({ id: 6, merchant: 1 });
  const fixed = new File([(await rowsToFix.text()).replace('many', '7.00')], rowsToFix.name);
  const { source, judge } = await openNext(fixed, columnMappings, 'w1');
  expect(source).toMatchObject({ plan: { columns: { merchant: 5 } }, recognised: { columns: { merchant: 6 } } });
  expect(await judge()).toMatchObject({ update: { new: 1, changed: 0, missing: 1 }, merchants: 1 });
});

test('Reset settings are stored as recognized, and an unchanged known format is not stored', async () => {
  const { matchings: columnMappings } = await givenCorrectedFile();
  const { source, ask, judge } = await openNext(stripeFile(ONE_ORDER, ROW), columnMappings);
  if (source?.recognised) await judge(source.recognised);
  const again = mappingsOf(await ask({ kind: 'save', workspace: { ...NEW_WORKSPACE, id: 'w2' } }, 'saved'));
  expect((await openNext(stripeFile(ONE_ORDER, ROW), again)).source?.plan.columns).toMatchObject({ merchant: 6 });
  const untouched = givenSession();
  await untouched.openFile(stripeFile(ONE_ORDER, ROW));
  expect(await untouched.ask({ kind: 'save', workspace: { ...NEW_WORKSPACE, id: 'w3' } }, 'saved')).toMatchObject({
    matched: [],
  });
});
