import 'fake-indexeddb/auto';
import { fileOf, givenSession } from '../../helpers/imports/importSession';

describe('An unreadable file', () => {
  test.each([
    ['empty', ''],
    ['workbook', `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`],
    ['binary', '\x89PNG\r\n\x1a\n'],
    ['one column', 'a\nb\nc\n'],
    ['quote never closes', 'a,b,c\n1,2,3\n1,"2,3\n'],
    ['JSON broken', '[{"a": 1}, {"a": '],
  ])('(%s) is reported, and nothing is asked or stored', async (kind, content) => {
    const { ask, answers } = givenSession();
    const file = fileOf(Uint8Array.from(content, (letter) => letter.charCodeAt(0)));
    expect((await ask({ kind: 'open', files: [file] }, 'unreadable')).problems).toEqual([
      { name: 'payments.csv', problem: expect.objectContaining({ kind }) as unknown },
    ]);
    expect(answers()).toHaveLength(1);
  });

  test('A file that disappears between two readings is reported', async () => {
    const { ask, openFile } = givenSession();
    const file = fileOf('Reference;Merchant;Total;Booked at;State\nP-1;Harbor;10.50;13.04.2025 10:00;Completed');
    const opened = await openFile(file);
    file.stream = () =>
      new ReadableStream({ start: (controller) => controller.error(new DOMException('Moved', 'NotFoundError')) });
    const plan = { ...opened.plan, currency: 'EUR', timeZone: 'UTC' };
    expect((await ask({ kind: 'judge', plans: [plan] }, 'unreadable')).problems).toEqual([
      { name: 'payments.csv', problem: { kind: 'unreadable' } },
    ]);
  });

  test('A file with only headers has no payments', async () => {
    const { openFile, judge } = givenSession();
    const headers = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\n';
    const opened = await openFile(fileOf(headers));
    expect(opened.questions).toEqual([]);
    const preview = await judge(opened.plan);
    expect(preview).toMatchObject({ payments: 0, sum: 0, merchants: 0, range: undefined });
  });
});
