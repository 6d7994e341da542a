import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet } from '@/data/dataSets/format/encode';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../helpers/imports/importSession';
import { contentOf, importFile, importFiles, type FileRow } from './importing';
import { openWorkspaces } from '../../helpers/openWorkspaces';

afterEach(removeDatabases);

const LARGEST = '90071992547409.91';
const fields = ['id', 'merchant', 'amount', 'date', 'status', 'refunded', 'processorFee', 'type', 'refundOf'] as const;

const anyAmount = fc.oneof(
  fc.constantFrom('1.00', '0', LARGEST, '90071992547409.92', '45035996273704.96', '900000000000000', '1e30', '-5'),
  fc.bigInt({ min: 0n, max: 10n ** 19n }).map(String),
);
const anyRow: fc.Arbitrary<FileRow> = fc.record({
  id: fc.nat(6).map((number) => `p${number}`),
  merchant: fc.constantFrom('Harbor', 'Quay'),
  amount: anyAmount,
  date: fc.constantFrom('2024-06-01', '2024-05-31', '2024-06-20'),
  status: fc.constantFrom('paid', 'paid', 'failed', 'refunded'),
  refunded: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, anyAmount),
  processorFee: fc.oneof(fc.constant(''), anyAmount),
  type: fc.constantFrom('', '', '', 'refund'),
  refundOf: fc.nat(6).map((number) => `p${number}`),
});
const anyRows = fc.array(anyRow, { maxLength: 12 });

test('A data set of any amounts opens after it was written, and its sums are exact', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, anyRows, anyRows, fc.boolean(), async (earlier, first, second, hasFees) => {
      const named = hasFees ? fields : fields.filter((field) => field !== 'processorFee');
      const before = importFile({ rows: earlier, fields: named }).dataSet;
      const { dataSet } = await importFiles(
        [
          { rows: first, fields: named },
          { rows: second, fields: named },
        ],
        before,
      );
      const opened = decodeDataSet(encodeDataSet(dataSet));
      if ('problem' in opened) throw new Error(opened.problem);
      const { payments, merchants } = contentOf(opened);
      const paid = payments.filter(({ isPaid }) => isPaid);
      const exact = paid.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      expect(BigInt(merchants.reduce((sum, { totalSales }) => sum + totalSales, 0))).toBe(exact);
      for (const { amount, fees } of payments) {
        const { processor = 0, partner = 0, platform = 0 } = fees ?? {};
        expect(BigInt(processor) + BigInt(partner) + BigInt(platform)).toBeLessThanOrEqual(BigInt(amount));
      }
    }),
    { numRuns: 60 },
  );
});

test('A payment that makes the sum too large is rejected with its reason, and the others are imported and open', async () => {
  const { openFile, judge, ask } = givenSession();
  const row = (id: string, amount: string) => `${id},Harbor,${amount},2025-06-01 10:00:00,Completed`;
  const rows = [row('P-1', '10.00'), row('P-2', LARGEST), row('P-3', '20.00'), row('P-4', '900000000000000')];
  const { plan } = await openFile(fileOf(['TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS', ...rows].join('\n')));
  const { payments, sum, refusedRows } = await judge(plan);
  expect([payments, sum]).toEqual([2, 3000]);
  expect(refusedRows).toMatchObject([
    { line: 3, value: 'P-2', reason: 'sum too large' },
    { line: 5, column: 'AMOUNT', value: '900000000000000', reason: 'amount too large' },
  ]);
  await ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  expect(await openImportedWorkspace(openWorkspaces, NEW_WORKSPACE.id)).not.toHaveProperty('problem');
});

test('A payment of the largest amount stays when its file is imported again, and a refund of a rejected one is unmatched', () => {
  const rows = [
    { id: 'p1', amount: LARGEST },
    { id: 'p2', amount: '0.01' },
    { id: 'r', type: 'refund', refundOf: 'p2', amount: '0.01' },
  ];
  const first = importFile({ rows });
  const again = importFile({ rows, before: first.dataSet });
  expect([first.counts, again.counts]).toMatchObject([
    { new: 1, refused: 2 },
    { same: 1, refused: 2 },
  ]);
});
