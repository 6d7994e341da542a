import { measure } from '@/domain/payments/metrics';
import { measureResumably, measureComplement } from '@/domain/payments/resumableMetrics';
import { derivePaymentState } from '@/domain/payments/derivedPayments';
import { type PaymentColumns } from '@/domain/payments/recordedPayments';
import { finish } from '@/lib/resumable';
import { buildRefund, buildVoid } from '../../helpers/builders';

const STATUSES = ['Completed', 'Failed', 'Completed', 'Refunded', 'Chargeback'];
const length = 140_000;
const column = (cents: number) => new Float64Array(length).fill(cents);

const payments: PaymentColumns = {
  length,
  amountAt: (index) => 1000 + (index % 7),
  statusAt: (index) => STATUSES[index % STATUSES.length]!,
  isPaidAt: (index) => !['Failed', 'Chargeback'].includes(STATUSES[index % STATUSES.length]!),
  fees: { processor: column(59), partner: column(20), platform: column(21) },
};

const recorded = new Map([
  [0, derivePaymentState(payments, 0, [buildRefund({ amount: 500 })])],
  [139_997, derivePaymentState(payments, 139_997, [buildVoid()])],
]);
const all = Uint32Array.from({ length }, (_, index) => index);

test('The metrics of many payments are the same in steps as in one pass', () => {
  const steps = measureResumably(payments, recorded, all);
  expect(steps.next().done).toBe(false);
  expect(finish(steps)).toEqual(measure(payments, recorded, all));
  const none = new Uint32Array();
  expect(finish(measureResumably(payments, recorded, none))).toEqual(measure(payments, recorded, none));
});

test.each<[string, (index: number) => boolean]>([
  ['all of them', () => true],
  ['all but the first and last', (index) => index > 0 && index < length - 1],
  ['all but those with an imported status', (index) => index % STATUSES.length !== 4],
  ['all but the refunded', (index) => index % STATUSES.length !== 3],
])('The metrics of most payments are those of all less the others: %s', (_, isMeant) => {
  const most = all.filter(isMeant);
  const inAll = measureComplement(payments, recorded, most, () => measureResumably(payments, recorded, all));
  expect(finish(inAll)).toEqual(measure(payments, recorded, most));
});
