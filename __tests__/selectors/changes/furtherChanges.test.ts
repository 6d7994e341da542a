import { selectChanges } from '@/selectors/changes/changesSelectors';
import { noteChange, zoneChangesOf } from '@/selectors/changes/furtherChanges';
import { selectDisputePostings } from '@/selectors/payments/disputePostings';
import { selectDisputes } from '@/selectors/payments/disputeSelectors';
import { adjustmentsSlice, agreedRatesSlice, chargeModelsSlice, disputesSlice } from '@/slices/entities/recordSlices';
import { setupStore } from '@/store/store';

const PAYMENT = 'TR20240628-025';
const NAME = 'Harbor Lights Music Festival';
const stampAt = (id: string, recordedAt: string) => ({ id, recordedAt, recordedBy: 'Alex Morgan', zone: 'UTC' });
test('Charge models, agreed rates, disputes and adjustments are listed with what they are about', () => {
  const store = setupStore();
  const [integration] = store.getState().integrations.rows;
  const at = (second: number) => stampAt(`s${second}`, `2024-07-01 10:00:0${second}`);
  const settings = { disputeBorneBy: 'platform' as const };
  const agreed = { since: '2024-07-01', platform: { percent: 800, fixed: 0 } };
  const ofIntegration = { subject: 'integration' as const, subjectId: integration!.id };
  const ofMerchant = { subject: 'merchant' as const, subjectId: 'MER001' };
  store.dispatch(
    chargeModelsSlice.actions.recorded([
      { ...at(1), subject: 'workspace', subjectId: '', settings },
      { ...at(2), ...ofMerchant, settings },
      { ...at(3), subject: 'integration', subjectId: 'INT999', settings },
    ]),
  );
  store.dispatch(
    agreedRatesSlice.actions.recorded([
      { ...at(4), ...ofMerchant, ...agreed },
      { ...at(5), ...ofIntegration, ...agreed },
      { ...at(6), ...ofIntegration, ...agreed, withdraws: 's5' },
    ]),
  );
  const adjustment = { day: '2024-06-30', amount: -500, reason: 'Card readers' };
  store.dispatch(
    adjustmentsSlice.actions.recorded([
      { ...at(7), ...adjustment, kind: 'adjustment', partyId: 'MER001', transactionId: PAYMENT },
      { ...at(8), ...adjustment, kind: 'reserve', partyId: 'platform', until: '2024-09-30' },
      { ...at(9), ...adjustment, kind: 'opening', partyId: 'MER001' },
    ]),
  );
  const rows = selectChanges(store.getState());
  expect(rows.map(({ what, about, to }) => `${what}, ${about}, ${to}`).reverse()).toEqual([
    'Charge model saved, Workspace, 1 setting',
    `Charge model saved, ${NAME}, 1 setting`,
    'Charge model saved, INT999, 1 setting',
    `Agreed rates saved, ${NAME}, Since Jul 1, 2024: SplitPay 8.00%`,
    `Agreed rates saved, ${integration!.integrationName}, Since Jul 1, 2024: SplitPay 8.00%`,
    `Agreed rates removed, ${integration!.integrationName}, None`,
    `Adjustment of -$5.00 recorded, ${NAME}, Jun 30, 2024`,
    'Reserve of $5.00 held, SplitPay, Jun 30, 2024',
    `Opening balance of -$5.00 recorded, ${NAME}, Jun 30, 2024`,
  ]);
  expect(rows.map(({ kind, merchantName, why }) => [kind, merchantName, why]).reverse()).toEqual([
    ['Charge models', '', ''],
    ['Charge models', NAME, ''],
    ['Charge models', '', ''],
    ['Agreed rates', NAME, ''],
    ['Agreed rates', '', ''],
    ['Agreed rates', '', ''],
    ['Adjustments', NAME, 'Card readers'],
    ['Adjustments', 'SplitPay', 'Card readers'],
    ['Adjustments', NAME, 'Card readers'],
  ]);
  // Only the removal of known rates has something before it.
  expect(rows.map(({ from }) => from !== '').reverse()).toEqual([
    ...[false, false, false],
    ...[false, false, true],
    ...[false, false, false],
  ]);
  expect(rows.map(({ merchantId }) => merchantId).reverse()).toEqual([
    ...[undefined, 'MER001', undefined, 'MER001', undefined, undefined],
    ...['MER001', undefined, 'MER001'],
  ]);
});

test('An edit of agreed rates is listed with the rates before it, and a removal of unknown rates with their day', () => {
  const store = setupStore();
  const ofMerchant = { subject: 'merchant' as const, subjectId: 'MER001', since: '2024-07-01' };
  const at = (second: number) => stampAt(`s${second}`, `2024-07-01 10:00:0${second}`);
  store.dispatch(
    agreedRatesSlice.actions.recorded([
      { ...at(1), ...ofMerchant, platform: { percent: 800, fixed: 0 }, processor: { percent: 290, fixed: 30 } },
      { ...at(2), ...ofMerchant, platform: { percent: 700, fixed: 0 }, replaces: 's1' },
      { ...at(3), ...ofMerchant, withdraws: 'unknown' },
    ]),
  );
  expect(selectChanges(store.getState()).map(({ what, from, to }) => `${what}: ${from} → ${to}`)).toEqual([
    'Agreed rates removed:  → Since Jul 1, 2024',
    'Agreed rates edited: Since Jul 1, 2024: Processor 2.90% + $0.30, SplitPay 8.00% → Since Jul 1, 2024: SplitPay 7.00%',
    'Agreed rates saved:  → Since Jul 1, 2024: Processor 2.90% + $0.30, SplitPay 8.00%',
  ]);
});

test('A note of a payment leads to the payment, which is named by its id', () => {
  const note = {
    ...stampAt('n1', '2024-07-01 10:00:00'),
    subject: 'payment' as const,
    subjectId: PAYMENT,
    text: 'Called.',
  };
  const nameOf = (id: string) => `Name of ${id}`;
  expect(noteChange(note, {}, nameOf, nameOf)).toMatchObject({
    kind: 'Notes',
    what: 'Note added',
    about: PAYMENT,
    paymentId: PAYMENT,
    merchantName: '',
    from: '',
    to: 'Called.',
    why: '',
  });
  expect(noteChange({ ...note, subject: 'integration' }, {}, nameOf, nameOf)).toMatchObject({
    about: `Name of ${PAYMENT}`,
    paymentId: undefined,
    merchantName: '',
  });
});

test('A dispute of a payment that the rows do not have takes nothing from anybody', () => {
  const store = setupStore();
  const postings = selectDisputePostings(store.getState());
  const disputes = selectDisputes(store.getState());
  store.dispatch(
    disputesSlice.actions.recorded([
      {
        ...stampAt('d1', '2024-07-01 10:00:00'),
        disputeId: 'd1',
        transactionId: 'unknown',
        status: 'lost',
        amount: 100,
        fee: 0,
        reason: '',
        networkCode: '',
        openedAt: '2024-07-01 10:00:00',
        note: '',
      },
    ]),
  );
  expect(selectDisputes(store.getState())).toEqual(disputes);
  expect(selectDisputePostings(store.getState())).toEqual(postings);
});

test('A changed time zone is listed with the zone before it, which may be that of each file', () => {
  const changed = { recordedAt: '2024-07-01 10:00:00', recordedBy: 'Ana Ruiz', zone: 'UTC' };
  const zoneChanges = [
    { from: '', to: 'Europe/Berlin', changed },
    { from: 'Europe/Berlin', to: 'UTC', changed },
  ];
  const change = {
    kind: 'Time zones',
    at: '2024-07-01 10:00:00',
    by: 'Ana Ruiz',
    zone: 'UTC',
    what: 'Time zone changed',
    about: 'Workspace',
    merchantName: '',
    why: '',
  };
  expect(zoneChangesOf({ ...WORKSPACE, zoneChanges })).toEqual([
    { ...change, id: 'time zone 0', from: 'Zones of the files', to: 'Europe/Berlin' },
    { ...change, id: 'time zone 1', from: 'Europe/Berlin', to: 'UTC' },
  ]);
  expect(zoneChangesOf(WORKSPACE)).toEqual([]);
});

const WORKSPACE = { id: 'w1', name: 'May', source: 'may.csv', hash: 'h', rows: 1, importedOn: '2024-07-01' };
