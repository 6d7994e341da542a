import { ASSIGNED_TO_ME_QUERY } from '@/domain/assignments/address';
import { PATHS, VIEW_TITLES } from '@/domain/screens';
import { THEME_CHOICES } from '@/domain/themes';
import { createSelector } from '@/selectors/createSelector';
import { selectIsShared } from '@/selectors/sync/pendingChanges';
import { asOfChosen } from '@/slices/ui/asOfSlice';
import { dialogOpened, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { firstStepsChosen, selectFirstSteps } from '@/slices/ui/layoutSlice';
import { demoDataChosen } from '@/slices/ui/paletteSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { selectThemeChoice, themeChosen } from '@/slices/ui/themeSlice';
import { selectImportedWorkspace, selectToday } from '@/slices/workspaceSlice';
import { type PaletteResult } from './paletteActions';
import * as texts from './texts';

/** An action that opens a dialog. */
function opening(id: string, label: string, dialog: DialogRequest, synonyms?: string): PaletteResult {
  return { id, label, synonyms, run: dialogOpened(dialog) };
}

const RESET: PaletteResult = {
  id: 'reset',
  label: texts.resetDemo,
  hint: texts.asksFirst,
  run: dialogOpened({ kind: 'resetSampleData' }),
};

const CLOSE_MONTH: PaletteResult = {
  id: 'close-month',
  label: texts.closeMonth,
  synonyms: texts.closeMonthSynonyms,
  hint: texts.onDashboard,
  run: firstStepsChosen('checklist'),
};

const SHOW_DEMO_MESSAGE: PaletteResult = {
  id: 'show-demo-message',
  label: texts.showDemoMessage,
  hint: texts.onDashboard,
  run: firstStepsChosen('strip'),
};

const OPEN_DEMO_DATA: PaletteResult = {
  id: 'demo-data',
  label: texts.openDemoData,
  synonyms: texts.openDemoDataSynonyms,
  run: demoDataChosen(),
};

/** Only the workspaces of a team have approvals. */
const APPROVALS: readonly PaletteResult[] = [
  opening('approvals', texts.approvals, { kind: 'approvals', list: 'mine' }, texts.approvalsSynonyms),
  opening('approval-rules', texts.approvalRules, { kind: 'approvalRules' }, texts.approvalRulesSynonyms),
];

/** The views of Transactions, apart from what is assigned, which opens with a person. */
const VIEWS = (['reconciliation', 'fees', 'disputes', 'compare', 'changes'] as const).map((view): PaletteResult => ({
  id: view,
  label: VIEW_TITLES[view],
  synonyms: texts.viewSynonyms[view],
  run: addressVisited({ path: PATHS.transactions, query: { view } }),
}));

/** The actions that need no found row. */
export const selectActionResults = createSelector(
  [selectThemeChoice, selectImportedWorkspace, selectFirstSteps, selectToday, selectIsShared],
  (theme, workspace, firstSteps, today, isTeams): PaletteResult[] => [
    opening('create', texts.createIntegration, { kind: 'createIntegration' }),
    opening('add', texts.addMerchant, { kind: 'addMerchant' }, texts.addMerchantSynonyms),
    {
      id: 'statements',
      label: texts.statements,
      synonyms: texts.statementsSynonyms,
      run: addressVisited({ path: PATHS.merchants, query: { view: 'statements' } }),
    },
    { id: 'past-day', label: texts.viewPastDay, synonyms: texts.pastDaySynonyms, run: asOfChosen(today) },
    {
      id: 'assigned',
      label: texts.assignedToMe,
      synonyms: texts.assignedSynonyms,
      run: addressVisited({ path: PATHS.transactions, query: ASSIGNED_TO_ME_QUERY }),
    },
    ...(isTeams ? APPROVALS : []),
    ...VIEWS,
    ...THEME_CHOICES.map((choice): PaletteResult => {
      const result = { id: `theme-${choice}`, label: texts.theme(choice), synonyms: texts.themeSynonyms(choice) };
      if (choice === theme) return { ...result, run: null, refusal: { kind: 'chosenAlready' } };
      return { ...result, run: themeChosen(choice) };
    }),
    opening('own-data', texts.importData, { kind: 'importFile' }, texts.importSynonyms),
    opening('workspaces', texts.workspaces, { kind: 'workspaces' }, texts.workspacesSynonyms),
    opening(
      'charge-model',
      texts.chargeModel,
      { kind: 'chargeModel', subject: 'workspace', subjectId: '' },
      texts.chargeModelSynonyms,
    ),
    opening('cancel-event', texts.cancelEvent, { kind: 'cancelEvent', merchantId: '' }, texts.cancelEventSynonyms),
    opening('keys', texts.shortcuts, { kind: 'keys' }),
    ...(workspace ? [OPEN_DEMO_DATA] : [CLOSE_MONTH, ...(firstSteps === 'hidden' ? [SHOW_DEMO_MESSAGE] : []), RESET]),
  ],
);
