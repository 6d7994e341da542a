import 'fake-indexeddb/auto';
import { describeProblem, describeProblems, REFUSAL_LABELS } from '@/features/imports/importing/problemTexts';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import type { Plan } from '@/domain/imports/plan';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../helpers/imports/importSession';

beforeEach(async () => {
  const files = openWorkspaceFiles();
  await files.save({ ...NEW_WORKSPACE, hash: 'a', rows: 1, source: 'before.csv' }, new TextEncoder().encode('before'));
  files.close();
});
afterEach(removeDatabases);

/** The data from before the import must be unchanged. */
async function expectNothingTouched() {
  const files = openWorkspaceFiles();
  const [stored, ...others] = await files.list();
  expect([stored?.source, others]).toEqual(['before.csv', []]);
  expect(new TextDecoder().decode((await files.read(NEW_WORKSPACE.id))?.bytes)).toBe('before');
  files.close();
}

const HEADERS = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS,CURRENCY,TIME ZONE';
const row = (id: string, amount: string, date = '2025-06-15 12:00:00') =>
  `${id},Harbor Arts,${amount},${date},Completed,USD,Europe/Berlin`;
const GOOD = row('P-0', '10.00');

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const ofSize = (size: number) => Object.defineProperty(fileOf('a,b\n1,2\n'), 'size', { value: size });

test.each<[string, File, RegExp]>([
  ['is empty', fileOf(''), /^The file is empty\. Choose another file\.$/],
  ['is binary', fileOf(bytes('\x89PNG\r\n\x1a\n')), /^This file isn't a table\./],
  [
    'is full of zeros',
    fileOf(`${HEADERS}\nP-1,${'\0'.repeat(20)}`),
    /^The file is damaged or isn't text: it's full of zero/,
  ],
  [
    'is a web page',
    fileOf('<!doctype html>\n<p>Sign in, please</p>'),
    /^This is a web page or an XML file, not a table\./,
  ],
  ['has one column', fileOf('id\n1\n2\n'), /^We found only one column\./],
  [
    'has a million columns',
    fileOf(`${HEADERS}\n${';'.repeat(10)}\n${','.repeat(1_000_000)}`),
    /^Line 3 has more than 1,000/,
  ],
  [
    'has a quote that never closes',
    fileOf(`${HEADERS}\n${GOOD}\nP-1,"Harbor`),
    /^Line 3 has an opening quote but no closing quote\./,
  ],
  ['has 5 GB', ofSize(5 * 2 ** 30), /^The file has 5,120 MB; the limit is 500 MB\./],
  ['is just too large', ofSize(500 * 2 ** 20 + 1), /^The file has 501 MB; the limit is 500 MB\./],
  ['is broken JSON', fileOf('[{"id": 1},\n{"id": '), /^The JSON is invalid in line 2, column 8\./],
])('A file that %s is rejected with the reason, and nothing is changed', async (_, file, sentence) => {
  const { openFile, judge, ask } = givenSession();
  // A problem far from the start appears only when the whole file is read.
  const answer = await ask({ kind: 'open', files: [file] }, 'unreadable');
  expect(describeProblem(answer.problems[0]!.problem)).toMatch(sentence);
  await expect(openFile(file)).rejects.toThrow('unreadable');
  await expect(judge()).rejects.toThrow();
  await expectNothingTouched();
});

test('One damaged row of each kind is rejected, and every other row of the file is accepted', async () => {
  const { ask } = givenSession();
  const rows = [
    GOOD,
    row('P-1', '1\0.00'),
    row('P-2', '20.00'),
    `P-3,${'x'.repeat(10_000_000)}`,
    row('P-4', '~'),
    row('P-5', '5.00'),
  ];
  const content = new TextEncoder().encode([HEADERS, ...rows].join('\n').replace('Harbor', 'Hârbor'));
  content[content.indexOf('~'.charCodeAt(0))] = 0xff;
  const { preview } = await ask({ kind: 'open', files: [fileOf(content)] }, 'judged');
  expect(preview).toMatchObject({ payments: 3, sum: 3_500, refused: 3, files: [{ encoding: 'utf-8' }] });
  expect(preview.refusedRows.map(({ line, value, reason }) => [line, value.slice(0, 5), reason])).toEqual([
    [3, 'P-1', 'zero character'],
    [5, 'P-3,x', 'row too long'],
    [6, 'P-4', 'not UTF-8'],
  ]);
  const { files } = await ask({ kind: 'refusedFile', workspaceId: 'w1' }, 'refusedFile');
  const lines = (await files[0]!.file.text()).split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[3]).toContain('P-4,Harbor Arts,\ufffd,2025-06-15');
});

test('Rejected rows of JSON in one line have the number of their row', async () => {
  const { ask } = givenSession();
  const names = HEADERS.split(',');
  const objects = [GOOD, row('P-1', 'much'), row('P-2', '2.00'), row('P-3', '')].map((text) =>
    Object.fromEntries(text.split(',').map((value, column) => [names[column] ?? '', value] as const)),
  );
  const { preview } = await ask({ kind: 'open', files: [fileOf(JSON.stringify(objects), 'payments.json')] }, 'judged');
  expect(preview.refusedRows.map(({ line, row: number }) => [line, number])).toEqual([
    [1, 2],
    [1, 4],
  ]);
});

test('A direction control in the name of a merchant is shown', async () => {
  const { ask } = givenSession();
  const content = [HEADERS, row('P-1', '1.00').replace('Harbor Arts', 'Hall\u202egnp.exe')].join('\n');
  const { preview } = await ask({ kind: 'open', files: [fileOf(content)] }, 'judged');
  expect(preview.firstRows[0]?.merchant).toBe('Hall\ufffdgnp.exe');
});

test('A direction control in the name of a file is shown', async () => {
  const { ask } = givenSession();
  const { problems } = await ask({ kind: 'open', files: [fileOf('', 'Hall\u202evsc.exe')] }, 'unreadable');
  expect(problems.map(({ name }) => name)).toEqual(['Hall\ufffdvsc.exe']);
});

test('Files beyond the common size limit are rejected, and nothing is changed', async () => {
  const { ask } = givenSession();
  const files = [300, 150, 100, 50].map((megabytes, index) =>
    Object.defineProperty(fileOf('a,b\n1,2\n', `${index}.csv`), 'size', { value: megabytes * 2 ** 20 }),
  );
  const { problems } = await ask({ kind: 'open', files }, 'unreadable');
  expect(describeProblems(problems, files.length)).toEqual([
    '2.csv: With this file, the files have 550 MB together; the limit is 500 MB. Import this file afterwards to update the workspace.',
  ]);
  await expectNothingTouched();
});

test.each<[string, string[], [line: number, column: string, value: string, why: string][]]>([
  ['other separators', [GOOD.replaceAll(',', ';')], [[3, '', '', 'The row has fewer columns than the header']]],
  [
    'an id that another row has with different values',
    [row('P-1', '1.00'), row('P-1', '2.00')],
    [
      [3, 'TRANSACTION ID', 'P-1', 'Another row has the same ID but different values'],
      [4, 'TRANSACTION ID', 'P-1', 'Another row has the same ID but different values'],
    ],
  ],
  [
    'a negative amount',
    [row('P-1', '-3.00')],
    [
      [
        3,
        'TRANSACTION ID',
        'P-1',
        "The refunded payment isn't in any file yet. This refund is applied when you import it.",
      ],
    ],
  ],
  ['no amount', [row('P-1', '')], [[3, 'AMOUNT', '', 'The amount is missing']]],
  ['3 decimals', [row('P-1', '1.005')], [[3, 'AMOUNT', '1.005', 'The amount has more decimals than the currency']]],
  [
    'a future date',
    [row('P-1', '1.00', '2027-01-01 00:00:00')],
    [[3, 'DATE AND TIME', '2027-01-01 00:00:00', 'The date is before 1970 or after next year']],
  ],
  [
    'no id, no date and a formula for an amount',
    [row('', '1.00'), row('P-2', '1.00', ''), row('P-3', '=1+1')],
    [
      [3, 'TRANSACTION ID', '', 'The ID is missing'],
      [4, 'DATE AND TIME', '', 'The date is missing'],
      [5, 'AMOUNT', '=1+1', 'Not a valid amount'],
    ],
  ],
])(
  'A row with %s is listed with line, column, value and reason, and the others are imported',
  async (_, rows, reported) => {
    const { openFile, judge } = givenSession();
    const { plan, questions } = await openFile(fileOf([HEADERS, GOOD, ...rows].join('\n')));
    expect(questions).toEqual([]);
    const preview = await judge(plan);
    expect(preview.payments).toBe(1);
    expect(
      preview.refusedRows.map((refused) => [
        refused.line,
        refused.column,
        refused.value,
        REFUSAL_LABELS[refused.reason],
      ]),
    ).toEqual(reported);
    await expectNothingTouched();
  },
);

test('Dates in two orders raise a question, and those of the other order are rejected', async () => {
  const { openFile, judge } = givenSession();
  const rows = ['P-1,Harbor,1.00,15/06/2025,USD', 'P-2,Harbor,1.00,06/16/2025,USD'];
  const { plan, questions } = await openFile(fileOf(['id,merchant,amount,date,currency', ...rows].join('\n')));
  expect(questions).toContainEqual({ about: 'dateOrder', examples: ['15/06/2025', '06/16/2025'] });
  const answered: Plan = { ...plan, dateOrder: 'day first', timeZone: 'UTC' };
  expect((await judge(answered)).refusedRows).toMatchObject([
    { line: 3, value: '06/16/2025', reason: 'date unreadable' },
  ]);
  const importedRows = ['P-1', 'P-2'].map(
    (id, index) => `${id},Harbor,1.00,${['15/06/2025', '06/15/2025'][index]},Completed,USD,UTC`,
  );
  expect((await openFile(fileOf([HEADERS, GOOD, ...importedRows].join('\n')))).questions).toMatchObject([
    { about: 'dateOrder' },
  ]);
});
