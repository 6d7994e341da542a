import { followTeam } from '@/app/team/followTeam';
import { recordRefund } from '@/commands/payments/recordPayments';
import type { Me } from '@/protocol/people';
import { lineChanged, teamReceived } from '@/slices/teamSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore } from '@/store/store';
import { sharedState, teamOf } from '../helpers/team';

const REFUND = { transactionId: 'TR20240629-028', amount: 100, reason: 'Duplicate' } as const;

function refundIn(state = sharedState('Ben Cole'), isLineCut = true) {
  const store = setupStore(state);
  store.dispatch(lineChanged(isLineCut));
  store.dispatch(teamReceived(teamOf('Ben Cole')));
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId: REFUND.transactionId }));
  expect(store.dispatch(recordRefund(REFUND))).toBe(true);
  return store.getState().layout.toasts.at(-1);
}

test('While the server cannot be reached, the message of a refund asks nobody to send the money', () => {
  expect(refundIn()).toMatchObject({
    title: 'Waits for the server',
    text: 'Your change of TR20240629-028 is not accepted yet, because the server cannot be reached. Act in your payment processor only after the server has accepted it.',
  });
});

test('The message asks to send the money if the server can be reached, and in a workspace of the browser', () => {
  expect(refundIn(sharedState('Ben Cole'), false)?.title).toBe('Refund recorded');
  const { workspace } = setupStore().getState();
  expect(refundIn({ ...sharedState('Ben Cole'), workspace })?.title).toBe('Refund recorded');
});

test('The message of a refund that did not reach the server is replaced as soon as this is known', () => {
  const store = setupStore(sharedState('Ben Cole'));
  let isCut = false;
  let onChange: () => void = () => undefined;
  const followLine = (listener: () => void) => {
    onChange = listener;
    return () => undefined;
  };
  const { me, roles, people } = teamOf('Ben Cole');
  const person = { user: { id: me!.id, name: me!.name }, role: 'operator', roles, people } as unknown as Me;
  followTeam(store, { me: person, follow: () => () => undefined, isLineCut: () => isCut, followLine });
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId: REFUND.transactionId }));
  expect(store.dispatch(recordRefund(REFUND))).toBe(true);
  store.dispatch(toastShown({ title: 'Merchant added', text: 'It stays.' }));
  const titles = () => store.getState().layout.toasts.map(({ title }) => title);
  expect(titles()).toEqual(['Refund recorded', 'Merchant added']);
  isCut = true;
  onChange();
  expect(titles()).toEqual(['Merchant added', 'Waits for the server']);
  isCut = false;
  onChange();
  expect(titles()).toEqual(['Merchant added', 'Waits for the server']);
});
