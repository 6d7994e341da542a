import fc from 'fast-check';
import { buildDataSet } from '../../../helpers/dataSets';
import { checksumColumns } from '@/lib/columns/bytes';
import type { DataSet } from '@/data/dataSets/dataSet';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet, hashDataSet, DATA_SET_VERSION } from '@/data/dataSets/format/encode';
import { anyPayments, readPayment } from '../readPayments';

const refunds = [{ id: 're_1', paymentId: 'ch_1', amount: 5, date: '2024-06-02 08:00:00', timeZone: 'Asia/Tokyo' }];
const sample = buildDataSet([readPayment(), readPayment({ id: 'ch_2', customer: 'cus_1', integration: 'INT' })], {
  refunds,
});

/** The checksum is correct, so only the columns are wrong. */
function resealed(dataSet: DataSet, change: (bytes: Uint8Array) => void = () => undefined): ArrayBuffer {
  const buffer = encodeDataSet(dataSet);
  change(new Uint8Array(buffer));
  new Uint32Array(buffer, 8, 1)[0] = checksumColumns(buffer, 12);
  return buffer;
}

test('A data set reads back from its bytes unchanged', () => {
  fc.assert(
    fc.property(anyPayments, (rows) => {
      const dataSet = buildDataSet(rows, { currency: 'EUR', refunds });
      expect(decodeDataSet(encodeDataSet(dataSet))).toEqual(dataSet);
    }),
    { numRuns: 60 },
  );
});

test('The name of a data set is the hash of its content: equal for equal content, different for any other', async () => {
  const rows = [readPayment()];
  const name = await hashDataSet(encodeDataSet(buildDataSet(rows)));
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashDataSet(encodeDataSet(buildDataSet(rows)))).toBe(name);
  expect(await hashDataSet(encodeDataSet(buildDataSet([readPayment({ amount: 2001 })])))).not.toBe(name);
});

test('Damaged bytes are rejected as a whole', () => {
  const bytes = new Uint8Array(encodeDataSet(sample));
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const damaged = bytes.slice();
      damaged[at] = Number(damaged[at]) ^ change;
      expect(decodeDataSet(damaged.buffer)).toHaveProperty('problem');
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), (length) => {
      expect(decodeDataSet(bytes.slice(0, length).buffer)).toHaveProperty('problem');
    }),
  );
});

test('Bytes of any other file are not a data set', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(decodeDataSet(bytes.slice().buffer)).toEqual({ problem: 'not a data set' });
    }),
  );
});

test('A data set of a later version is rejected with that reason', () => {
  const buffer = encodeDataSet(sample);
  new Uint32Array(buffer)[1] = DATA_SET_VERSION + 1;
  expect(decodeDataSet(buffer)).toEqual({ problem: 'of a newer version' });
});

test('An incomplete data set with a valid start is damaged', () => {
  expect(decodeDataSet(encodeDataSet(sample).slice(0, 13))).toEqual({ problem: 'damaged' });
});

describe('A data set with a correct checksum is still rejected if', () => {
  const damages: [string, Partial<DataSet>][] = [
    ['a payment names a merchant that is not there', { merchants: [] }],
    ['a payment names a zone that is not there', { words: { ...sample.words, zones: [] } }],
    ['a payment names an integration that is not there', { words: { ...sample.words, integrations: [''] } }],
    [
      'a payment names a partner that is not there',
      { payments: { ...sample.payments, partner: Uint32Array.of(0, 9) } },
    ],
    ['a payment names a status that is not there', { payments: { ...sample.payments, status: Uint16Array.of(0, 9) } }],
    ['a status is not there', { statuses: Uint16Array.of(0, 9) }],
    ['the first words are not the statuses of the console', { words: { ...sample.words, statuses: [] } }],
    ['a refund names a payment that is not there', { refunds: { ...sample.refunds, payment: Uint32Array.of(2) } }],
    ['a refund names a zone that is not there', { refunds: { ...sample.refunds, zone: Uint16Array.of(2) } }],
    ['a column is shorter than its rows', { payments: { ...sample.payments, amount: Float64Array.of(1) } }],
    ['a payment has no id', { payments: { ...sample.payments, id: { text: '', ends: new Uint32Array() } } }],
    ['a payment has no date', { payments: { ...sample.payments, date: { text: '', ends: new Uint32Array() } } }],
    [
      'a text ends before it starts',
      { payments: { ...sample.payments, id: { text: 'ab', ends: Uint32Array.of(3, 2) } } },
    ],
    [
      'a text is longer than its ends say',
      { payments: { ...sample.payments, id: { text: 'abc', ends: Uint32Array.of(1, 2) } } },
    ],
    ['an id leads to no payment', { idSlots: Uint32Array.of(0, 1, 2, 3) }],
    ['the table of ids is full', { idSlots: Uint32Array.of(1, 2) }],
    ['the table of ids cannot be searched', { idSlots: Uint32Array.of(0, 1, 2) }],
    ['the newest day is none', { today: 'today' }],
  ];

  test.each(damages)('%s', (_, damage) => {
    expect(decodeDataSet(resealed({ ...sample, ...damage }))).toEqual({ problem: 'damaged' });
  });

  test('its header is invalid JSON, or states another version', () => {
    expect(decodeDataSet(resealed(sample, (bytes) => (bytes[16] = 0)))).toEqual({ problem: 'damaged' });
    expect(decodeDataSet(resealed(sample, (bytes) => (bytes[4] = 0)))).toEqual({ problem: 'damaged' });
  });

  test('it has more bytes than columns', () => {
    const buffer = encodeDataSet(sample);
    const longer = new Uint8Array(buffer.byteLength + 8);
    longer.set(new Uint8Array(buffer));
    new Uint32Array(longer.buffer, 8, 1)[0] = checksumColumns(longer.buffer, 12);
    expect(decodeDataSet(longer.buffer)).toEqual({ problem: 'damaged' });
  });
});
