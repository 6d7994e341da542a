import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { EntryChange, EntryValues } from '@/domain/entries/entryKinds';
import { judge, type Facts } from '@/domain/entries/judge';
import { selectIntegrationOverlay, integrationsActions } from '@/slices/entities/integrationsSlice';
import { merchantsActions, selectMerchantOverlay } from '@/slices/entities/merchantsSlice';
import { effectiveRow, effectiveRows } from '@/slices/entities/overlay';
import { refundRecorded, selectPaymentRecords, voidRecorded } from '@/slices/entities/paymentEventsSlice';
import { payoutsRecorded, selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { reconciliationActions, selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectIssuedStatements, statementsIssued } from '@/slices/entities/statementsSlice';
import { setupStore, type AppStore } from '@/store/store';
import { buildRefund, buildTransaction, buildVoid } from '../helpers/builders';
import { buildReport, buildSettlement, buildSide } from '../helpers/domain/reconciliation';
import { buildIssuedStatement, buildPayout } from '../helpers/domain/statements';

type JudgedKind = 'payments' | 'payouts' | 'statements' | 'reconciliation' | 'merchants' | 'integrations';

/** How a kind is recorded: proposed values, the action that records one, the values that it competes with, and what is stored. */
type Recording<Value> = {
  proposed: fc.Arbitrary<Value>;
  record: (value: Value) => UnknownAction;
  rivals: (store: AppStore, value: Value) => Value[];
  stored: (store: AppStore, id: string) => Value | undefined;
  facts?: Facts;
};

// Few ids, parties, days and names, so that many proposals meet.
const id = fc.constantFrom('a', 'b', 'c', 'd');
const partyId = fc.constantFrom('MER001', 'MER002');
const day = fc.integer({ min: 1, max: 9 }).map((number) => `2024-06-0${number}`);
const payment = buildTransaction({ amount: 1_500 });
const { rows: merchants } = selectMerchantOverlay(setupStore().getState());
const { rows: integrations } = selectIntegrationOverlay(setupStore().getState());
const nameOf = (names: readonly string[]) => fc.constantFrom('', 'x'.repeat(81), 'New', ...names);

const RECORDINGS: { [Kind in JudgedKind]: Recording<EntryValues[Kind]> } = {
  payments: {
    proposed: fc.oneof(
      fc.record({ id, amount: fc.integer({ min: 1, max: 1_600 }) }).map((fields) => buildRefund(fields)),
      id.map((ofVoid) => buildVoid({ id: ofVoid })),
    ),
    record: (value) => (value.kind === 'refund' ? refundRecorded(value, payment) : voidRecorded(value, payment)),
    rivals: (store, { transactionId }) => selectPaymentRecords(store.getState())[transactionId] ?? [],
    stored: (store, recordId) =>
      selectPaymentRecords(store.getState())[payment.id]?.find((record) => record.id === recordId),
    facts: { findPayment: () => payment },
  },
  payouts: {
    proposed: fc
      .record({ id, partyId, amount: fc.integer({ min: 0, max: 800 }), earned: fc.integer({ min: 0, max: 1_000 }) })
      .map((fields) => buildPayout(fields)),
    record: (value) => payoutsRecorded([value]),
    rivals: (store, value) =>
      Object.values(selectPayoutRecords(store.getState())).filter((payout) => payout.partyId === value.partyId),
    stored: (store, payoutId) => selectPayoutRecords(store.getState())[payoutId],
  },
  statements: {
    proposed: fc
      .record({ partyId, start: day, end: day })
      .map((fields) => buildIssuedStatement({ ...fields, id: `${fields.partyId} ${fields.start} ${fields.end}` })),
    record: (value) => statementsIssued([value]),
    rivals: (store, value) =>
      Object.values(selectIssuedStatements(store.getState())).filter((issued) => issued.partyId === value.partyId),
    stored: (store, number) => selectIssuedStatements(store.getState())[number],
  },
  reconciliation: {
    proposed: fc.oneof(
      id.map((reportId) =>
        buildReport([{ id: 'A', kind: 'missing there', ours: buildSide('A'), theirs: [] }], { id: reportId }),
      ),
      fc
        .record({ id, reportId: id, breakId: fc.constantFrom('A', 'B') })
        .map(({ breakId, ...fields }) => buildSettlement(breakId, { ...fields, id: `settled ${fields.id}` })),
    ),
    record: (value) =>
      value.kind === 'report'
        ? reconciliationActions.reportBroughtIn(value)
        : reconciliationActions.breakSettled(value),
    rivals: (store, value) => {
      const reportId = value.kind === 'report' ? value.id : value.reportId;
      const records = Object.values(selectReconciliationRecords(store.getState()));
      return records.filter((record) => (record.kind === 'report' ? record.id : record.reportId) === reportId);
    },
    stored: (store, recordId) => selectReconciliationRecords(store.getState())[recordId],
  },
  merchants: {
    proposed: fc
      .record({
        row: fc.constantFrom(...merchants.slice(0, 3)),
        name: nameOf(merchants.slice(0, 3).map(({ name }) => name)),
      })
      .map(({ row, name }) => ({ ...row, name })),
    record: ({ id: merchantId, name }) => merchantsActions.merchantEdited({ id: merchantId, draft: { name } }),
    rivals: (store) => [...effectiveRows(selectMerchantOverlay(store.getState()))],
    stored: (store, merchantId) => effectiveRow(selectMerchantOverlay(store.getState()), merchantId),
    facts: { merchants },
  },
  integrations: {
    proposed: fc
      .record({
        row: fc.constantFrom(...integrations.slice(0, 3)),
        merchantId: partyId,
        integrationName: nameOf(integrations.slice(0, 3).map((row) => row.integrationName)),
      })
      .map(({ row, ...fields }) => ({ ...row, ...fields })),
    record: (value) => integrationsActions.integrationEdited(value),
    rivals: (store) => [...effectiveRows(selectIntegrationOverlay(store.getState()))],
    stored: (store, integrationId) => effectiveRow(selectIntegrationOverlay(store.getState()), integrationId),
  },
};

/** Records random values one after the other, and compares each time with `judge`, which has to allow some and refuse others. */
function compareWithJudge(kind: JudgedKind) {
  const { proposed, record, rivals, stored, facts } = RECORDINGS[kind] as unknown as Recording<EntryValues[JudgedKind]>;
  const verdicts = new Set<boolean>();
  fc.assert(
    fc.property(fc.array(proposed, { minLength: 4, maxLength: 8 }), (values) => {
      const store = setupStore();
      for (const value of values) {
        const before = stored(store, value.id);
        const change = { kind, id: value.id, value } as EntryChange<JudgedKind>;
        const { allowed } = judge(change, rivals(store, value), facts);
        store.dispatch(record(value));
        expect(stored(store, value.id)).toEqual(allowed ? value : before);
        verdicts.add(allowed);
      }
    }),
  );
  expect(verdicts.size).toBe(2);
}

// The reducers call the rule of their kind, because `judge` with all rules would load into the first look.
test.each(Object.keys(RECORDINGS) as JudgedKind[])(
  'The reducers of %s record what judge allows, and nothing else',
  compareWithJudge,
);
