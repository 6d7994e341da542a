import fc from 'fast-check';
import { DISPUTE_LIST, disputesList, selectDisputeRows } from '@/selectors/disputes/disputeList';
import { sharesOfDispute } from '@/selectors/payments/disputePostings';
import { takenBy } from '@/domain/disputes/judgeDispute';
import { selectDisputePostings } from '@/selectors/payments/disputePostings';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import { fileOf } from '@/domain/lists/csv';
import { buildDispute } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectBalances } from '@/selectors/statements/statementSources';
import { chargeModelsSlice, disputesSlice } from '@/slices/entities/recordSlices';
import type { DisputeRecord } from '@/domain/disputes/disputes';
import { isStepAllowed } from '@/domain/disputes/judgeDispute';
import { takesMoney } from '@/domain/disputes/movements';
import { DISPUTE_STATUSES } from '@/domain/disputes/vocabulary';
import { MODEL_PRESETS, SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const FEES = { processor: 320, partner: 0, platform: 800 };
const PAYMENTS = ['P-1', 'P-2', 'P-3'].map((id) => importedPayment(id, { fees: FEES }));
const moment = { recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };

function record(id: string, fields: Partial<DisputeRecord> = {}): DisputeRecord {
  const disputeId = `dispute of ${fields.transactionId ?? 'P-1'}`;
  const days = { openedAt: '2025-06-16', recordedAt: '2025-06-17 09:00:00' };
  return buildDispute({ id, disputeId, transactionId: 'P-1', fee: 1_500, ...days, ...moment, ...fields });
}

const open = (records: readonly DisputeRecord[], settings = SPECIFICATION_MODEL) => {
  const store = setupStore(givenImportedData(PAYMENTS, 'disputed'));
  const model = { id: 'm', subject: 'workspace' as const, subjectId: '', settings, recordedAt: '2025-06-01 09:00:00' };
  store.dispatch(chargeModelsSlice.actions.recorded([{ ...model, ...moment }]));
  store.dispatch(disputesSlice.actions.recorded(records));
  return store;
};

const balanceOf = (store: ReturnType<typeof open>, partyId: string) =>
  selectBalances(store.getState()).find((balance) => balance.partyId === partyId)?.balance;

test('An open dispute takes its amount and fee from the merchant, and a won or prevented one returns the amount', () => {
  const before = balanceOf(open([]), 'MER001') ?? 0;
  expect(balanceOf(open([record('1')]), 'MER001')).toBe(before - 11_500);
  for (const status of ['won', 'prevented'] as const) {
    const result = record('2', { status, recordedAt: '2025-06-20 09:00:00' });
    const store = open([record('1'), result]);
    expect(balanceOf(store, 'MER001')).toBe(before - 1_500);
    const returned = selectDisputePostings(store.getState()).find(({ kind }) => kind === 'disputeWon');
    expect(returned?.note).toBe(status === 'won' ? 'fraudulent' : 'Prevented, fraudulent');
    expect(balanceOf(open([record('1', { status: 'warning' }), result]), 'MER001')).toBe(before);
  }
});

test('With destination charges, the platform bears the dispute', () => {
  const store = open([record('1')], MODEL_PRESETS.stripeDestination);
  expect(balanceOf(store, 'platform')).toBe((800 - 320) * 3 - 11_500);
  expect(balanceOf(store, 'MER001')).toBe(9_200 * 3);
});

test('A disputed payment cannot be refunded, with the reason, until the dispute is won', () => {
  const eligibility = (records: readonly DisputeRecord[]) =>
    selectPayment(open(records).getState(), 'P-1')?.refundEligibility;
  expect(eligibility([record('1')])).toEqual({ allowed: false, refusal: { kind: 'paymentDisputed' } });
  expect(eligibility([record('1', { status: 'lost' })])).toMatchObject({ allowed: false });
  const won = record('2', { status: 'won', recordedAt: '2025-06-20 09:00:00' });
  expect(eligibility([record('1'), won])).toEqual({ allowed: true });
  expect(eligibility([])).toEqual({ allowed: true });
});

test('Several disputes of a payment all count: a lost one blocks refunds, and none may take more than what is left', () => {
  const lost = record('1', { status: 'lost', amount: 6_000 });
  const won = record('2', { disputeId: 'another', status: 'needs response', amount: 1_000 });
  const store = open([
    lost,
    won,
    record('3', { disputeId: 'another', status: 'won', recordedAt: '2025-06-20 09:00:00' }),
  ]);
  const payment = selectPayment(store.getState(), 'P-1')!;
  expect(payment.disputes.map(({ status }) => status)).toEqual(['lost', 'won']);
  expect(payment.refundEligibility).toEqual({ allowed: false, refusal: { kind: 'paymentDisputed' } });
  expect(takenBy(payment.disputes)).toBe(6_000);
  const isAllowed = (amount: number, fee = 0) => isStepAllowed(payment, { status: 'needs response', amount, fee });
  expect([isAllowed(4_000), isAllowed(4_001), isAllowed(4_000, -1)]).toEqual([true, false, false]);
});

test('Disputes that are due come first, and the list filters open and closed ones', () => {
  const store = open([
    record('1', { status: 'lost' }),
    record('2', { transactionId: 'P-2', evidenceDue: '2025-06-19' }),
    record('3', { transactionId: 'P-3', status: 'under review' }),
  ]);
  const rows = selectDisputeRows(store.getState());
  expect(rows.map(({ transactionId, days, bearers }) => [transactionId, days, bearers[0]?.party])).toEqual([
    ['P-2', 4, 'merchant'],
    ['P-3', undefined, 'merchant'],
    ['P-1', undefined, 'merchant'],
  ]);
  store.dispatch(disputesList.actions.filterChosen({ filter: 'state', option: 'Closed' }));
  expect(disputesList.selectSorted(store.getState()).map(({ transactionId }) => transactionId)).toEqual(['P-1']);
  expect(selectChanges(store.getState()).filter(({ kind }) => kind === 'Disputes')).toHaveLength(3);
});

test('What disputes take and return sums to the cent under any model', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(MODEL_PRESETS), { ...SPECIFICATION_MODEL, disputeBorneBy: 'split' as const }),
      fc.array(fc.tuple(fc.constantFrom(...DISPUTE_STATUSES), fc.integer({ min: 1, max: 10_000 }), fc.nat(2)), {
        minLength: 1,
        maxLength: 5,
      }),
      (model, steps) => {
        const records = steps.map(([status, amount, fee], index) =>
          record(String(index), { status, amount, fee, recordedAt: `2025-06-17 09:0${index}:00` }),
        );
        const store = open(records, model);
        const postings = selectDisputePostings(store.getState());
        const sumOf = (...kinds: string[]) =>
          postings.reduce((sum, posting) => sum + (kinds.includes(posting.kind) ? posting.amount : 0), 0);
        // The bank has what it took last, and returned what it took before. A warning changes nothing.
        let held: number | undefined;
        for (const [status, amount] of steps)
          if (takesMoney(status)) held ??= amount;
          else if (status !== 'warning') held = undefined;
        expect(sumOf('dispute', 'disputeWon')).toBe(0 - (held ?? 0));
        const first = steps.findIndex(([status]) => takesMoney(status));
        const fee = first < 0 ? 0 : (steps.slice(first).find(([, , cents]) => cents > 0)?.[2] ?? 0);
        expect(sumOf('disputeFee')).toBe(0 - fee);
        expect(selectPayment(store.getState(), 'P-1')?.refundEligibility.allowed).toBe(
          ['won', 'prevented'].includes(String(steps.at(-1)?.[0])),
        );
      },
    ),
  );
});

test('A search finds disputes by payment, merchant and reason, each column sorts, and the file has all fields', () => {
  const store = open([
    record('1', { reason: 'product not received', networkCode: '13.1' }),
    record('2', { transactionId: 'P-2', status: 'won', amount: 500, evidenceDue: '2025-06-30' }),
  ]);
  const idsShown = () => disputesList.selectSorted(store.getState()).map(({ transactionId }) => transactionId);
  store.dispatch(disputesList.actions.searchChanged('not received'));
  expect(idsShown()).toEqual(['P-1']);
  store.dispatch(disputesList.actions.searchChanged(''));
  for (const [column, first] of [
    ['due', 'P-1'],
    ['payment', 'P-1'],
    ['merchant', 'P-1'],
    ['reason', 'P-2'],
    ['bearer', 'P-1'],
    ['amount', 'P-2'],
    ['status', 'P-1'],
  ] as const) {
    store.dispatch(disputesList.actions.orderChosen({ column, direction: 'ascending' }));
    expect(`${column} ${idsShown()[0]}`).toBe(`${column} ${first}`);
  }
  const file = fileOf(DISPUTE_LIST, disputesList.selectSorted(store.getState()), USD);
  expect(file.headers).toEqual([
    ...['DUE', 'PAYMENT', 'MERCHANT', 'REASON', 'BORNE BY', 'AMOUNT', 'STATUS', 'OPENED', 'NETWORK CODE'],
    ...['ASSIGNED TO', 'ASSIGNMENT'],
  ]);
  expect(file.rows.find(([, id]) => id === 'P-2')).toEqual(
    expect.arrayContaining(['2025-06-30', 'P-2', '5.00', 'Won', '2025-06-16']),
  );
});

test('A dispute of an unknown payment is not listed and moves nothing', () => {
  const store = open([record('1', { transactionId: 'P-9' })]);
  expect(selectDisputeRows(store.getState())).toEqual([]);
  expect(selectDisputePostings(store.getState())).toEqual([]);
  const table = selectTransactionTable(store.getState());
  expect(sharesOfDispute(table, { transactionId: 'P-9', amount: 1, fee: 1 })).toBeUndefined();
});

test('A dispute of a file takes its money as the file says, and the recorded fee of the operator', () => {
  const disputed = { amount: 4_000, status: 'needs_response', reason: 'fraudulent', opened: '2025-06-20 10:00:00' };
  const rows = [
    importedPayment('P-1', {
      fees: FEES,
      disputed: disputed.amount,
      dispute: writeFileDispute({ ...disputed, due: '' }),
    }),
  ];
  const store = setupStore(givenImportedData(rows, 'disputes of files'));
  const postings = () => selectDisputePostings(store.getState()).map(({ kind, amount, time }) => [kind, amount, time]);
  expect(postings()).toEqual([['dispute', -4_000, '2025-06-20 10:00:00']]);
  store.dispatch(
    disputesSlice.actions.recorded([record('1', { disputeId: 'P-1 dispute', fee: 1_500, amount: 4_000 })]),
  );
  expect(postings()).toEqual([
    ['dispute', -4_000, '2025-06-20 10:00:00'],
    ['disputeFee', -1_500, '2025-06-17 09:00:00'],
  ]);
});

test('A dispute of a file that the bank decided returns its money once, whether the file or the operator says so', () => {
  const dispute = { reason: 'fraudulent', opened: '2025-06-20 10:00:00', due: '' };
  const rows = (status: string) => [
    importedPayment('P-1', { fees: FEES, disputed: 4_000, dispute: writeFileDispute({ status, ...dispute }) }),
  ];
  const sumOf = (store: ReturnType<typeof setupStore>) =>
    selectDisputePostings(store.getState()).reduce((sum, { amount }) => sum + amount, 0);
  const won = setupStore(givenImportedData(rows('won'), 'won in the file'));
  expect(selectDisputePostings(won.getState()).map(({ kind }) => kind)).toEqual(['dispute', 'disputeWon']);
  const opened = setupStore(givenImportedData(rows('needs_response'), 'won by hand'));
  const step = record('1', { disputeId: 'P-1 dispute', status: 'won', fee: 0, amount: 4_000 });
  const shares = { merchant: 4_000, processor: 0, partner: 0, platform: 0 };
  const feeShares = { merchant: 0, processor: 0, partner: 0, platform: 0 };
  opened.dispatch(disputesSlice.actions.recorded([{ ...step, shares, feeShares }]));
  expect([sumOf(won), sumOf(opened)]).toEqual([0, 0]);
});

test('A dispute that is shared in the ratio of the split takes from the named partner', () => {
  const fees = { processor: 320, partner: 400, platform: 800 };
  const rows = [importedPayment('P-1', { fees, partner: 'Quay Partners' }), importedPayment('P-2', { fees })];
  const store = setupStore(givenImportedData(rows, 'disputed partners'));
  const settings = { ...SPECIFICATION_MODEL, disputeBorneBy: 'split' as const };
  const model = { id: 'm', subject: 'workspace' as const, subjectId: '', recordedAt: '2025-06-01 09:00:00', ...moment };
  store.dispatch(chargeModelsSlice.actions.recorded([{ ...model, settings }]));
  store.dispatch(disputesSlice.actions.recorded([record('1'), record('2', { transactionId: 'P-2' })]));
  const takenFrom = (paymentId: string) =>
    selectDisputePostings(store.getState())
      .filter((posting) => posting.paymentId === paymentId && posting.kind === 'dispute')
      .map(({ partyId }) => partyId);
  expect(takenFrom('P-1')).toEqual(['MER001', 'partner-Quay Partners', 'platform']);
  expect(takenFrom('P-2')).toEqual(['MER001', 'partner', 'platform']);
});

test('Open disputes without a day come after those that are due, and the newest of the closed ones first', () => {
  const store = open([
    record('1', { status: 'lost', openedAt: '2025-06-10' }),
    record('2', { status: 'won', transactionId: 'P-2', openedAt: '2025-06-12' }),
    record('3', { transactionId: 'P-3', openedAt: '2025-06-11' }),
  ]);
  expect(selectDisputeRows(store.getState()).map(({ transactionId }) => transactionId)).toEqual(['P-3', 'P-2', 'P-1']);
});
