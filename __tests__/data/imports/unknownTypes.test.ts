import 'fake-indexeddb/auto';
import { applyColumnMapping } from '@/domain/imports/columnMappings';
import type { ImportQuestion } from '@/domain/imports/plan';
import { fileOf, givenSession, removeDatabases } from '../../helpers/imports/importSession';
import { ACTIVITY, activity, REPORT, reported } from './reportRows';

afterEach(removeDatabases);

const typesAsked = (questions: readonly ImportQuestion[]) => questions.filter(({ about }) => about === 'type');

describe('An unknown type', () => {
  const rows = [
    reported('ch_1', 'charge', '100.00'),
    reported('x_1', 'Flex_Loan', '1000.00'),
    reported('x_2', 'flex_loan', '-12.50'),
    reported('y_1', 'new_charge', '7.00'),
  ];
  const content = [REPORT, ...rows].join('\n');
  const questions = [
    { about: 'type', word: 'Flex_Loan', count: 2, sum: 98_750 },
    { about: 'type', word: 'new_charge', count: 1, sum: 700 },
  ];

  test('raises a question with its rows and their sum, and nothing is previewed before the answer', async () => {
    const { openFile, ask, judge, answers } = givenSession();
    const source = await openFile(fileOf(content));
    expect(typesAsked(source.questions)).toEqual(questions);
    const plan = { ...source.plan, merchantName: 'My shop' };
    const { sources } = await ask({ kind: 'judge', plans: [plan] }, 'opened');
    expect(typesAsked(sources[0]!.questions)).toEqual(questions);
    expect(answers().some(({ kind }) => kind === 'judged')).toBe(false);

    const answered = { ...plan, answeredKinds: { flexloan: 'other', newcharge: 'payment' } as const };
    const preview = await judge(answered);
    expect(preview).toMatchObject({ payments: 2, gross: 10_700, refused: 0 });
    expect(preview.skipped).toEqual({ flex_loan: { kind: 'other', count: 2, sum: 98_750 } });
    const refunds = { ...plan, answeredKinds: { flexloan: 'other', newcharge: 'refund' } as const };
    expect(await judge(refunds)).toMatchObject({ payments: 1, gross: 10_000 });
  });

  test('raises a question once: the answer is stored with the column mapping, and shown before it is used', async () => {
    const session = givenSession();
    const plan = { ...(await session.openFile(fileOf(content))).plan, merchantName: 'My shop' };
    const answered = { ...plan, answeredKinds: { flexloan: 'other', newcharge: 'payment' } as const };
    const columnMappings = applyColumnMapping({}, REPORT.split(','), answered);
    const { sources } = await session.ask(
      { kind: 'open', files: [fileOf(content)], matchings: columnMappings },
      'opened',
    );
    expect(typesAsked(sources[0]!.questions)).toEqual(questions);
    expect(sources[0]!.plan.answeredKinds).toEqual(answered.answeredKinds);
    expect(await session.judge(sources[0]!.plan)).toMatchObject({ payments: 2, gross: 10_700 });
  });

  test('has no sum if its amounts have several currencies', async () => {
    const mixed = [REPORT, rows[0], rows[1], rows[2]!.replace(',usd,', ',eur,')].join('\n');
    const { questions: asked } = await givenSession().openFile(fileOf(mixed));
    expect(typesAsked(asked)).toEqual([{ about: 'type', word: 'Flex_Loan', count: 2, sum: undefined }]);
  });

  test('is not searched in the totals after an empty row', async () => {
    const { questions: asked } = await givenSession().openFile(
      fileOf([REPORT, rows[0], '', 'Total,,,,,,,,,Sum,,,,'].join('\n')),
    );
    expect(typesAsked(asked)).toEqual([]);
  });

  test('raises the question about its statuses only after it is known to be a payment', async () => {
    const file = fileOf(
      [
        ACTIVITY,
        activity('A', 'Website Payment', '5.00'),
        activity('B', 'Odd', '1.00', '', { status: 'Floating' }),
      ].join('\n'),
    );
    const { openFile, ask } = givenSession();
    const { plan, questions: asked } = await openFile(file);
    expect(asked.map(({ about }) => about)).toEqual(['column', 'type']);
    const named = { ...plan, merchantName: 'My shop' };
    const answer = (kind: 'payment' | 'other') => ({ ...named, answeredKinds: { odd: kind } });
    const { sources } = await ask({ kind: 'judge', plans: [answer('payment')] }, 'opened');
    expect(sources[0]!.questions).toContainEqual({ about: 'status', word: 'Floating', count: 1 });
    expect((await ask({ kind: 'judge', plans: [answer('other')] }, 'judged')).preview).toMatchObject({ gross: 500 });
  });

  test('is rejected if there are too many unknown types to ask', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      reported(`z_${at}`, `kind ${String.fromCharCode(97 + (at % 26))}${at}`, '1.00'),
    );
    const { openFile, judge } = givenSession();
    const { plan, questions: asked } = await openFile(fileOf([REPORT, rows[0], ...many].join('\n')));
    expect(typesAsked(asked)).toHaveLength(50);
    const answeredKinds = Object.fromEntries(
      typesAsked(asked).map((question) => [(question as { word: string }).word.replace(' ', ''), 'other' as const]),
    );
    const preview = await judge({ ...plan, merchantName: 'My shop', answeredKinds });
    expect(preview).toMatchObject({ payments: 1, gross: 10_000, refused: 10 });
    expect(preview.refusedRows[0]).toMatchObject({ column: 'reporting_category', reason: 'type unknown' });
  });
});
