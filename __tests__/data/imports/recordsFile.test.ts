import 'fake-indexeddb/auto';
import { RECORD_ID_HEADER } from '@/domain/payments/recordsFile';
import { fileOf, givenSession } from '../../helpers/imports/importSession';

const HEADERS = [RECORD_ID_HEADER, 'TRANSACTION ID', 'MERCHANT', 'KIND', 'AMOUNT'];
const ROW = ['r1', 'P-1', 'Harbor Arts', 'Refund', '50.00'];

test.each([
  ['as the console wrote it', `\uFEFF${HEADERS.join(',')}\r\n${ROW.join(',')}\r\n`],
  ['as a spreadsheet wrote it again', `Refunds of June;;;;\n${HEADERS.join(';').toLowerCase()}\n${ROW.join(';')}\n`],
])('A file of refunds and voids is recognized, and never read as payments: %s', async (_, text) => {
  const { ask } = givenSession();
  const { problems } = await ask({ kind: 'open', files: [fileOf(text)] }, 'unreadable');
  expect(problems).toEqual([{ name: 'payments.csv', problem: { kind: 'refunds and voids' } }]);
});
