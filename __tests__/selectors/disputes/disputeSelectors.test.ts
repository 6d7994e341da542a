import fc from 'fast-check';
import { disputesList, selectDisputeRows } from '@/selectors/disputes/disputeList';
import { selectDisputePostings } from '@/selectors/payments/disputeSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectBalances } from '@/selectors/statements/statementSources';
import { chargeModelsSlice, disputesSlice } from '@/slices/entities/recordSlices';
import type { DisputeRecord } from '@/domain/disputes/disputes';
import { DISPUTE_STATUSES } from '@/domain/disputes/vocabulary';
import { MODEL_PRESETS, SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const FEES = { processor: 320, partner: 0, platform: 800 };
const PAYMENTS = ['P-1', 'P-2', 'P-3'].map((id) => importedPayment(id, { fees: FEES }));
const moment = { recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };

function record(id: string, fields: Partial<DisputeRecord> = {}): DisputeRecord {
  const status: DisputeRecord['status'] = 'needs response';
  return {
    id,
    disputeId: `dispute of ${fields.transactionId ?? 'P-1'}`,
    transactionId: 'P-1',
    status,
    amount: 10_000,
    fee: 1_500,
    reason: 'fraudulent',
    networkCode: '',
    openedAt: '2025-06-16',
    note: '',
    recordedAt: '2025-06-17 09:00:00',
    ...moment,
    ...fields,
  };
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

test('An open dispute takes its amount and fee from the merchant, and a won one returns the amount', () => {
  const opened = open([record('1')]);
  const before = balanceOf(open([]), 'MER001') ?? 0;
  expect(balanceOf(opened, 'MER001')).toBe(before - 11_500);
  expect(
    balanceOf(open([record('1'), record('2', { status: 'won', recordedAt: '2025-06-20 09:00:00' })]), 'MER001'),
  ).toBe(before - 1_500);
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
      fc.array(fc.constantFrom(...DISPUTE_STATUSES), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 0, max: 2_500 }),
      (model, statuses, amount, fee) => {
        const records = statuses.map((status, index) =>
          record(String(index), { status, amount, fee, recordedAt: `2025-06-17 09:0${index}:00` }),
        );
        const postings = selectDisputePostings(open(records, model).getState());
        const sumOf = (kind: string) =>
          postings.reduce((sum, posting) => sum + (posting.kind === kind ? posting.amount : 0), 0);
        const [taken, returned] = [sumOf('dispute') / -amount, sumOf('disputeWon') / amount];
        expect(Number.isInteger(taken) && Number.isInteger(returned)).toBe(true);
        expect([0, 1]).toContain(taken - returned);
        expect(sumOf('disputeFee')).toBe(taken > 0 ? 0 - fee : 0);
      },
    ),
  );
});
