import { dayOfDate } from '@/domain/calendar/dates';
import { draftOfMerchant, EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { selectMerchantRows, selectIntegrationRows } from '@/selectors/entitySelectors';
import { selectActiveMerchants } from '@/selectors/merchantsSelectors';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { merchantsListActions } from '@/slices/lists/entityListSlices';
import { setupStore } from '@/store/store';
import { givenWorkspace } from '../helpers/workspace';

const { merchantAdded, merchantEdited, merchantRemoved, merchantStatusChanged, merchantStatusUndone } =
  merchantsActions;
const { pageChosen } = merchantsListActions;
const DRAFT = { ...EMPTY_MERCHANT_DRAFT, name: 'Harbor Nights', street: '1 Pier Walk', zipCode: '10001' };

function start() {
  const store = setupStore();
  const rows = () => selectMerchantRows(store.getState());
  const merchant = (wanted: string) => rows().find(({ id }) => id === wanted);
  return { dispatch: store.dispatch, getState: () => store.getState(), rows, merchant, sample: rows() };
}

test('An added merchant is first on page 1 and joins on the real day, so it is not new in the month of the sample', () => {
  const { dispatch, getState, rows, sample } = start();
  const before = selectActiveMerchants(getState());
  dispatch(pageChosen(3));
  dispatch(
    merchantAdded({ id: 'MER031', draft: { ...DRAFT, name: ' Harbor Nights ' }, joinedOn: dayOfDate(new Date()) }),
  );
  expect(rows()).toHaveLength(31);
  expect(rows()[0]).toMatchObject({ id: 'MER031', name: 'Harbor Nights', status: 'Active', transactions: 0 });
  expect(rows()[0]?.joinedOn).toBe(dayOfDate(new Date()));
  expect(rows().slice(1)).toEqual(sample);
  expect(getState().merchantsList.page).toBe(1);
  expect(selectActiveMerchants(getState())).toEqual({
    count: before.count + 1,
    newThisMonth: before.newThisMonth,
  });
});

test('A replayed or invalid addition is refused', () => {
  const { dispatch, rows } = start();
  dispatch(merchantAdded({ id: 'MER031', draft: DRAFT, joinedOn: '2024-07-01' }));
  const once = rows();
  dispatch(merchantAdded({ id: 'MER031', draft: DRAFT, joinedOn: '2024-07-01' }));
  dispatch(merchantAdded({ id: 'MER032', draft: DRAFT, joinedOn: '2024-07-01' }));
  dispatch(merchantAdded({ id: 'MER031', draft: { ...DRAFT, name: 'Another' }, joinedOn: '2024-07-01' }));
  dispatch(merchantAdded({ id: 'MER032', draft: { ...DRAFT, name: 'Another', zipCode: '1' }, joinedOn: '2024-07-01' }));
  expect(rows()).toEqual(once);
});

test('An edit changes only the fields of the form, and its undo restores them', () => {
  const { dispatch, merchant, sample } = start();
  const before = sample[0]!;
  dispatch(merchantEdited({ id: before.id, draft: { ...draftOfMerchant(before), street: '2 Pier Walk' } }));
  expect(merchant(before.id)).toEqual({ ...before, street: '2 Pier Walk' });
  dispatch(merchantEdited({ id: before.id, draft: draftOfMerchant(before) }));
  expect(merchant(before.id)).toEqual(before);
});

test('An edit with another merchant’s name, an invalid field or an unknown id is refused', () => {
  const { dispatch, rows, sample } = start();
  const [first, second] = sample;
  const draft = draftOfMerchant(first!);
  dispatch(merchantEdited({ id: first!.id, draft: { ...draft, name: second!.name.toUpperCase() } }));
  dispatch(merchantEdited({ id: first!.id, draft: { ...draft, street: ' ' } }));
  dispatch(merchantEdited({ id: 'MER999', draft: { ...draft, name: 'Another' } }));
  expect(rows()).toEqual(sample);
});

test('An added merchant can be removed, and one of the sample cannot', () => {
  const { dispatch, rows, sample } = start();
  dispatch(merchantAdded({ id: 'MER031', draft: DRAFT, joinedOn: '2024-07-01' }));
  dispatch(merchantRemoved('MER001'));
  expect(rows()).toHaveLength(31);
  dispatch(merchantRemoved('MER031'));
  dispatch(merchantRemoved('MER999'));
  expect(rows()).toEqual(sample);
});

test('A removed merchant loses its integrations, so that its id may be used again', () => {
  const { dispatch, getState } = start();
  const sample = selectIntegrationRows(getState());
  dispatch(merchantAdded({ id: 'MER031', draft: DRAFT, joinedOn: '2024-07-01' }));
  dispatch(integrationsActions.integrationAdded({ ...sample[0]!, id: 'INT031', merchantId: 'MER031' }));
  dispatch(merchantRemoved(sample[0]!.merchantId));
  expect(selectIntegrationRows(getState())).toHaveLength(31);
  dispatch(merchantRemoved('MER031'));
  expect(selectIntegrationRows(getState())).toEqual(sample);
});

test('A merchant of the sample cannot be removed and keeps its integrations', () => {
  const { getState } = start();
  const [first] = selectIntegrationRows(getState());
  const { merchantId } = first!;
  const store = setupStore(givenWorkspace({ integrations: { rows: [] } }, getState()));
  store.dispatch(integrationsActions.integrationAdded({ ...first!, id: 'INT031' }));
  const before = store.getState();
  store.dispatch(merchantRemoved(merchantId));
  expect(selectIntegrationRows(before)).toHaveLength(1);
  expect(store.getState()).toBe(before);
});

test('Active and Inactive change freely', () => {
  const { dispatch, merchant } = start();
  dispatch(merchantStatusChanged({ id: 'MER001', status: 'Inactive' }));
  expect(merchant('MER001')?.status).toBe('Inactive');
  dispatch(merchantStatusChanged({ id: 'MER001', status: 'Active' }));
  expect(merchant('MER001')?.status).toBe('Active');
});

test('A suspension needs a reason, which is kept as long as the suspension', () => {
  const { dispatch, merchant, sample } = start();
  dispatch(merchantStatusChanged({ id: 'MER001', status: 'Suspended' }));
  dispatch(merchantStatusChanged({ id: 'MER001', status: 'Suspended', reason: '  ' }));
  dispatch(merchantStatusChanged({ id: 'MER999', status: 'Suspended', reason: 'Gone' }));
  expect(merchant('MER001')).toEqual(sample[0]);
  dispatch(merchantStatusChanged({ id: 'MER001', status: 'Suspended', reason: ' Three disputes ' }));
  expect(merchant('MER001')).toEqual({ ...sample[0], status: 'Suspended', statusReason: 'Three disputes' });
  dispatch(merchantStatusChanged({ id: 'MER001', status: 'Active', reason: 'Ignored' }));
  expect(merchant('MER001')).toEqual(sample[0]);
});

const MOMENT = { recordedAt: '2026-05-01 10:00:00', recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };
const LATER = { ...MOMENT, recordedAt: '2026-05-03 09:30:00' };

test('A lifted suspension keeps its person, time and reason, also if an earlier version recorded it', () => {
  const { dispatch, merchant, rows } = start();
  const [suspended] = rows().filter(({ status }) => status === 'Suspended');
  dispatch(merchantStatusChanged({ id: 'MER001', status: 'Suspended', reason: 'Three disputes', moment: MOMENT }));
  expect(merchant('MER001')).toMatchObject({ statusReason: 'Three disputes', suspended: MOMENT });
  for (const id of ['MER001', suspended!.id]) dispatch(merchantStatusChanged({ id, status: 'Active', moment: LATER }));
  expect(merchant('MER001')).toEqual({
    ...merchant('MER001')!,
    status: 'Active',
    statusReason: undefined,
    suspended: undefined,
    pastSuspensions: [{ reason: 'Three disputes', suspended: MOMENT, lifted: LATER }],
  });
  expect(merchant(suspended!.id)?.pastSuspensions).toEqual([{ reason: suspended!.statusReason, lifted: LATER }]);
  dispatch(merchantStatusChanged({ id: 'MER001', status: 'Suspended', reason: 'Again', moment: LATER }));
  expect(merchant('MER001')?.pastSuspensions).toHaveLength(1);
  dispatch(merchantEdited({ id: 'MER001', draft: draftOfMerchant(merchant('MER001')!) }));
  expect(merchant('MER001')).toMatchObject({ statusReason: 'Again', suspended: LATER });
});

test('Undo of a suspension restores the integrations that it deactivated, and none of another merchant', () => {
  const { dispatch, getState, rows } = start();
  const integrations = selectIntegrationRows(getState());
  const sample = rows();
  const ids = integrations
    .filter(({ merchantId, status }) => merchantId === 'MER001' && status === 'Active')
    .map(({ id }) => id);
  const [b] = integrations.filter(({ merchantId, status }) => merchantId !== 'MER001' && status === 'Inactive');
  dispatch(merchantStatusChanged({ id: 'MER001', status: 'Suspended', reason: 'Why', moment: MOMENT }));
  dispatch(integrationsActions.integrationsMadeInactive([...ids, 'INT999']));
  expect(
    selectIntegrationRows(getState())
      .filter(({ id }) => ids.includes(id))
      .every(({ status }) => status === 'Inactive'),
  ).toBe(true);
  const before = { status: 'Active' as const };
  dispatch(merchantStatusUndone({ id: 'MER001', before, integrationIds: [...ids, b!.id, 'INT999'] }));
  expect(rows()).toEqual(sample);
  expect(selectIntegrationRows(getState())).toEqual(integrations);
  dispatch(merchantStatusUndone({ id: 'MER001', before: { status: 'Suspended' }, integrationIds: [] }));
  dispatch(merchantStatusUndone({ id: 'MER999', before, integrationIds: [] }));
  expect(rows()).toEqual(sample);
});
