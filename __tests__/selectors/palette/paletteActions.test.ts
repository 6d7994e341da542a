import type { PaletteResult } from '@/selectors/palette/paletteActions';
import { selectPaletteGroups } from '@/selectors/palette/paletteSelectors';
import { asOfChosen } from '@/slices/ui/asOfSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { paletteOpened, paletteQueryChanged } from '@/slices/ui/paletteSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { themeChosen } from '@/slices/ui/themeSlice';
import { setupStore } from '@/store/store';
import { sharedState } from '../../helpers/team';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { firstStepsChosen } from '@/slices/ui/layoutSlice';

function searched(query: string) {
  const store = setupStore();
  store.dispatch(paletteOpened());
  store.dispatch(paletteQueryChanged(query));
  return store.getState();
}

const actionsOf = (state: ReturnType<typeof searched>) =>
  selectPaletteGroups(state).find(({ name }) => name === 'Actions')?.results ?? [];

test('Imported data has all actions except those of the demo data, which it can open instead', () => {
  const importedState = setupStore(givenImportedData([importedPayment('P-1')])).getState();
  const labelsOf = (state: typeof importedState) => actionsOf(state).map(({ label }) => label);
  expect(labelsOf(importedState)).toEqual([
    ...labelsOf(searched('')).filter((label) => !['Reset demo data', 'Close June in 3 minutes'].includes(label)),
    'Open Demo data',
  ]);
  expect(labelsOf(importedState)).not.toEqual(labelsOf(searched('')));
});

test('An action is found by its label and its synonyms, and by nothing else', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const isMeant = ({ label, synonyms = '' }: PaletteResult) =>
      [label, synonyms].some((text) => text.toLowerCase().includes(letter));
    expect(actionsOf(searched(letter))).toEqual(actionsOf(searched('')).filter(isMeant));
  }
});

test('The actions are those of the screens, without the chosen theme', () => {
  const synonymsOf = (choice: string) => `theme ${choice}, ${choice} theme, ${choice} mode, appearance`;
  const store = setupStore();
  store.dispatch(themeChosen('Dark'));
  store.dispatch(paletteOpened());
  expect(selectPaletteGroups(store.getState()).find(({ name }) => name === 'Actions')?.results).toEqual([
    { id: 'create', label: 'Create Integration', run: dialogOpened({ kind: 'createIntegration' }) },
    {
      id: 'add',
      label: 'Add New Merchant',
      synonyms: 'add merchant, new merchant',
      run: dialogOpened({ kind: 'addMerchant' }),
    },
    {
      id: 'statements',
      label: 'Statements and payouts',
      synonyms: 'record payouts, pay out, balances, export journal',
      run: addressVisited({ path: '/merchants', query: { view: 'statements' } }),
    },
    {
      id: 'past-day',
      label: 'View a past day',
      synonyms: 'as of, balances of a day, history',
      run: asOfChosen('2024-06-30'),
    },
    {
      id: 'assigned',
      label: 'Assigned to me',
      synonyms: 'my tasks, to do, my work, assignments',
      run: addressVisited({ path: '/transactions', query: { view: 'assigned', assigned: 'Me', state: 'Open' } }),
    },
    ...[
      ['reconciliation', 'Reconciliation', 'import report, processor report, discrepancies'],
      ['fees', 'Fee check', 'check fees, overcharged'],
      ['disputes', 'Disputes', 'chargebacks'],
      ['compare', 'Compare periods', 'comparison, previous period, year over year'],
      ['changes', 'Change history', 'changes, audit trail, activity, who did what'],
    ].map(([view, label, synonyms]) => ({
      id: view,
      label,
      synonyms,
      run: addressVisited({ path: '/transactions', query: { view } }),
    })),
    { id: 'theme-Light', label: 'Theme: Light', synonyms: synonymsOf('Light'), run: themeChosen('Light') },
    {
      id: 'theme-Dark',
      label: 'Theme: Dark',
      synonyms: synonymsOf('Dark'),
      run: null,
      refusal: { kind: 'chosenAlready' },
    },
    { id: 'theme-System', label: 'Theme: System', synonyms: synonymsOf('System'), run: themeChosen('System') },
    {
      id: 'own-data',
      label: 'Import data',
      synonyms: 'import a file, upload, excel, csv',
      run: dialogOpened({ kind: 'importFile' }),
    },
    {
      id: 'workspaces',
      label: 'Workspaces',
      synonyms: 'backup, back up, time zone',
      run: dialogOpened({ kind: 'workspaces' }),
    },
    {
      id: 'charge-model',
      label: 'Charge model',
      synonyms: 'destination charge, direct charge, who pays the processor, stripe connect',
      run: dialogOpened({ kind: 'chargeModel', subject: 'workspace', subjectId: '' }),
    },
    {
      id: 'cancel-event',
      label: 'Cancel event',
      synonyms: 'canceled event, refund all, refund event',
      run: dialogOpened({ kind: 'cancelEvent', merchantId: '' }),
    },
    { id: 'keys', label: 'Keyboard shortcuts', run: dialogOpened({ kind: 'keys' }) },
    {
      id: 'close-month',
      label: 'Close June in 3 minutes',
      synonyms: 'first steps, checklist, tour, demo data',
      hint: 'On the dashboard',
      run: firstStepsChosen('checklist'),
    },
    {
      id: 'reset',
      label: 'Reset demo data',
      hint: 'Asks for confirmation',
      run: dialogOpened({ kind: 'resetSampleData' }),
    },
  ]);
});

test('The dashboard message of the demo data can be shown again only after it was hidden', () => {
  const store = setupStore();
  const labels = () => actionsOf(store.getState()).map(({ label }) => label);
  store.dispatch(paletteOpened());
  store.dispatch(firstStepsChosen('hidden'));
  const hidden = labels();
  store.dispatch(firstStepsChosen('strip'));
  expect(hidden.filter((label) => !labels().includes(label))).toHaveLength(1);
});

test('In a workspace of a team, the palette leads to the approvals and their rules', () => {
  const approvals = ({ label }: PaletteResult) => label.startsWith('Approval');
  expect(actionsOf(searched('')).filter(approvals)).toEqual([]);
  const shared = setupStore(sharedState('Ana Ruiz'));
  shared.dispatch(paletteOpened());
  expect(actionsOf(shared.getState()).filter(approvals)).toMatchObject([
    { label: 'Approvals', run: dialogOpened({ kind: 'approvals', list: 'mine' }) },
    { label: 'Approval rules', run: dialogOpened({ kind: 'approvalRules' }) },
  ]);
  shared.dispatch(paletteQueryChanged('waiting for me'));
  expect(actionsOf(shared.getState()).map(({ label }) => label)).toEqual(['Approvals']);
});
