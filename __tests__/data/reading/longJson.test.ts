import { cutEvery, readPeeked } from '../../helpers/imports/sourceFiles';

const LONG = 'x'.repeat(1_200_000);
const read = (text: string) => readPeeked(text, cutEvery(65_536, text.length));
const START = '[{"id":"a"},\n{"id":"b"},\n';

test('A long text between the objects of JSON is another shape, with the line before it', async () => {
  expect((await read(`${START}${' '.repeat(1_200_000)}`)).problem).toMatchObject({
    kind: 'JSON of another shape',
    line: 2,
  });
});

test('An object of JSON that is too long and damaged at its start is an error there', async () => {
  expect((await read(`${START}{"id":01,"text":"${LONG}"}]`)).problem).toMatchObject({ kind: 'JSON broken', line: 3 });
});

test('A line of NDJSON that is too long and is not closed is the only one that is rejected', async () => {
  const { problem, rejected, records } = await read(`{"id":"a"}\n{"id":"b","text":"${LONG}\n{"id":"c"}\n`);
  expect(problem).toBeUndefined();
  expect(rejected).toEqual([{ line: 2, problem: 'row too long' }]);
  expect(records.at(-1)).toEqual(['c']);
});
