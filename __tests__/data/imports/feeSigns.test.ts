import 'fake-indexeddb/auto';
import { applyColumnMapping } from '@/domain/imports/columnMappings';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../helpers/imports/importSession';

afterEach(removeDatabases);

const HEADERS = 'Reference,Merchant,Total,Booked at,Currency,Processing fee,Platform fee';
const row = (id: string, service: string, platform: string, total = '20.00') =>
  `${id},Harbor,${total},2025-06-01T10:00:00Z,USD,${service},${platform}`;
const payments = (...rows: string[]) => fileOf([HEADERS, ...rows].join('\n'));

test('Negative fees of an unknown format raise one question, and the answer decides how they are read', async () => {
  const { openFile, judge, ask } = givenSession();
  const file = payments(row('P-1', '-0.59', '-1.00'), row('P-2', '', '(0.50)'), row('P-3', '0.00', '-0.00'));
  const { plan, questions } = await openFile(file);
  expect(questions).toEqual([{ about: 'feeSign', examples: ['-0.59'] }]);
  const preview = await judge({ ...plan, feeSign: -1 });
  expect(preview).toMatchObject({
    payments: 3,
    refused: 0,
    firstRows: [{ fees: { processor: 59, platform: 100 } }, {}, {}],
  });
  const { matched } = await ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  const columnMappings = matched.reduce(
    (known, { headers, plan: used }) => applyColumnMapping(known, headers, used),
    {},
  );
  const { sources } = await ask({ kind: 'open', files: [file], matchings: columnMappings }, 'opened');
  expect(sources[0]).toMatchObject({ plan: { feeSign: -1 }, questions: [{ about: 'feeSign' }] });
  expect(await judge({ ...plan, feeSign: 1 })).toMatchObject({ payments: 1, refused: 2 });
});

test('Negative fees of a fee file raise the same question', async () => {
  const { open, judge } = givenSession();
  const sources = await open([
    fileOf('Payment ID,Platform fee\nP-1,-1.50\n', 'fees.csv'),
    payments(row('P-1', '0.59', '1.00')),
  ]);
  expect(sources.map(({ questions }) => questions.map(({ about }) => about))).toEqual([['feeSign'], []]);
  const plans = sources.map(({ plan }, index) => (index === 0 ? { ...plan, feeSign: -1 as const } : plan));
  expect(await judge(...plans)).toMatchObject({ refused: 0, fees: { new: 1 } });
});

test('Positive fees, a refund that returns its fee, and known formats raise no question about the sign', async () => {
  const { openFile } = givenSession();
  const questionsOf = async (...rows: string[]) => (await openFile(payments(...rows))).questions;
  expect(await questionsOf(row('P-1', '0.59', '1.00'), row('P-1', '-0.59', '', '-20.00'))).toEqual([]);
  const stripe =
    'id,Created date (UTC),Amount,Currency,Fee,Status,Destination\nch_1,2025-06-01 10:00:00,10.00,usd,-0.59,Paid,acct_1';
  expect((await openFile(fileOf(stripe))).questions).toEqual([]);
});
