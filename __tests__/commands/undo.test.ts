import { editMerchant } from '@/commands/merchants';
import { undo } from '@/commands/changes/auditTrail';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectMerchant } from '@/selectors/entitySelectors';
import { payoutsRemoved } from '@/slices/entities/payoutsSlice';
import { setupStore } from '@/store/store';

test('An Undo without effect shows a message', () => {
  const store = setupStore();
  store.dispatch(undo(payoutsRemoved(['gone'])));
  expect(store.getState().layout.toasts).toMatchObject([{ title: 'Not undone', text: 'The data has changed since.' }]);
});

test('A save without a change offers no Undo', () => {
  const store = setupStore();
  const draft = draftOfMerchant(selectMerchant(store.getState(), 'MER001')!);
  store.dispatch(editMerchant('MER001', draft, draft));
  const [toast] = store.getState().layout.toasts;
  expect(toast).toMatchObject({ title: 'Merchant saved', text: `${draft.name} is unchanged.` });
  expect(toast?.undo).toBeUndefined();
  store.dispatch(editMerchant('MER001', draft, { ...draft, name: 'Another name' }));
  expect(store.getState().layout.toasts.at(-1)?.undo).toBeDefined();
});
