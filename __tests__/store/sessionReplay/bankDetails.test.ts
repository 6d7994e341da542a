import { undo } from '@/commands/changes/auditTrail';
import { addMerchant, editMerchant } from '@/commands/merchants';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { readRecording } from '@/store/sessionReplay/recordingFile';
import { writeRecording } from '@/store/sessionReplay/writeRecording';
import { COMPLETE } from '../../helpers/domain/merchantForm';
import { recordedStore, replayRecording } from '../../helpers/store/recording';

const GERMAN = { accountHolder: 'Pier Events', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const AMERICAN = {
  accountHolder: 'Lighthouse',
  iban: '',
  bic: '',
  routingNumber: '021000021',
  accountNumber: '99887766',
};
const SECRETS = ['Pier Events', '37040044', 'COBADEFF', 'Lighthouse', '021000021', '998877'];

test('A problem report has no bank details, and replays to a row with hidden ones', () => {
  const { store, recorder } = recordedStore();
  store.dispatch(addMerchant({ ...COMPLETE, ...GERMAN }));
  const draft = draftOfMerchant(selectMerchantRows(store.getState())[0]!);
  store.dispatch(editMerchant(selectMerchantRows(store.getState())[0]!.id, draft, { ...draft, ...AMERICAN }));
  expect(selectMerchantRows(store.getState())[0]).toMatchObject({ accountHolder: 'Lighthouse' });

  const ofActions = writeRecording(recorder.take()!);
  const ofState = writeRecording({ firstState: store.getState(), actions: [] });
  for (const text of [ofActions, ofState]) for (const secret of SECRETS) expect(text).not.toContain(secret);
  expect(ofActions).toContain('••••');
  for (const text of [ofActions, ofState]) {
    const read = readRecording(text);
    if ('problem' in read) throw new Error(read.problem);
    expect(selectMerchantRows(replayRecording(read.recording))[0]).toMatchObject({
      name: COMPLETE.name,
      accountHolder: '••••',
      routingNumber: '••••',
      accountNumber: '••••',
    });
  }
});

test('An undone bank account is undone in the replay of the report, too', () => {
  const { store, recorder } = recordedStore();
  const [merchant] = selectMerchantRows(store.getState());
  const draft = draftOfMerchant(merchant!);
  store.dispatch(editMerchant(merchant!.id, draft, { ...draft, ...GERMAN }));
  store.dispatch(undo(store.getState().layout.toasts.at(-1)!.undo!));
  expect(selectMerchantRows(store.getState())[0]).toEqual(merchant);
  const read = readRecording(writeRecording(recorder.take()!));
  if ('problem' in read) throw new Error(read.problem);
  expect(selectMerchantRows(replayRecording(read.recording))[0]).toMatchObject({
    accountHolder: '',
    iban: '',
    bic: '',
  });
});
