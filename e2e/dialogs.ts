import type { Page } from '@playwright/test';
import { answerQuestions, importFiles, chooseFile, pressInNavigation, DEMO_FILE } from './demoImport';
import { group, press, text, type ScreenState } from './screenStates';

const SETTLED = 'TR20240630-030';
const MERCHANT = 'Harbor Lights Music Festival';
const INTEGRATION = /, view Race Registration$/;

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });

/** Each dialog, with those of its states that look different. */
export const DIALOGS: Record<string, ScreenState> = {
  'Transaction Details': {
    path: '/transactions',
    open: press([SETTLED]),
    shows: dialog('Transaction Details'),
  },
  'Transaction Details of a part refunded': {
    path: '/transactions',
    open: press([SETTLED, 'Refund'], async (page) => {
      await page.getByRole('textbox', { name: 'Amount' }).fill('100');
      await page.getByRole('button', { name: 'Refund $100.00' }).click();
      await page.getByRole('button', { name: 'Dismiss: Refund recorded' }).click();
    }),
    shows: (page) => page.getByRole('dialog').getByText(/^Partly refunded/),
  },
  'Refund payment': { path: '/transactions', open: press([SETTLED, 'Refund']), shows: dialog('Refund payment') },
  'Refund payment with a message': {
    path: '/transactions',
    open: press([SETTLED, 'Refund'], (page) => page.getByRole('textbox', { name: 'Amount' }).fill('251')),
    shows: text('Enter $250.00 or less.'),
  },
  'Void payment': {
    path: '/transactions',
    open: press(['TR20240630-029', 'Void']),
    shows: dialog('Void payment'),
  },
  Notes: { path: '/transactions', open: press([SETTLED, 'Add note']), shows: dialog('Notes') },
  'Refund payments': {
    path: '/transactions',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select 10 transactions on this page' }).check();
      await page.getByRole('button', { name: /^Refund \d/ }).click();
    },
    shows: dialog('Refund payments'),
  },
  'Cancel event': { path: '/merchants', open: press([MERCHANT, 'Cancel event']), shows: dialog('Cancel event') },
  Receipt: { path: '/transactions', open: press([SETTLED, 'View Receipt']), shows: dialog('Receipt') },
  'Import payouts': {
    path: '/merchants?view=statements',
    open: press(['Payout history', 'Import payouts'], async (page) => {
      const rows = ['Date,Merchant,Amount,Reference', `2024-06-01,${MERCHANT},120.00,May`, '2024-06-01,Nobody,1,May'];
      await page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'payouts.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
      await page.getByText('1 row is not imported').waitFor();
    }),
    shows: dialog('Import payouts'),
  },
  'Import rates': {
    path: '/merchants?merchant=MER001',
    open: press(['View or add', 'Import rates']),
    shows: dialog('Import rates'),
  },
  'Export journal': {
    path: '/merchants?view=statements',
    open: press(['Export journal'], (page) => page.getByText(/^Debits/).waitFor()),
    shows: dialog('Export journal'),
  },
  'Create Integration': {
    path: '/integrations',
    open: press(['Create Integration']),
    shows: dialog('Create Integration'),
  },
  'Create Integration with messages': {
    path: '/integrations',
    open: press(['Create Integration'], async (page) => {
      await page.getByRole('dialog').getByText('Surcharge', { exact: true }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    }),
    shows: text('Fix 5 fields to save.'),
  },
  'Create Integration with its preview and question': {
    path: '/integrations',
    open: press(['Create Integration'], async (page) => {
      await page.getByLabel('Split Amount/Rate').fill('2.5');
      await page.keyboard.press('Escape');
    }),
    shows: group('Discard your changes?'),
  },
  'View Integration': { path: '/integrations', open: press([INTEGRATION]), shows: dialog('View Integration') },
  'Edit Integration': { path: '/integrations', open: press([INTEGRATION, 'Edit']), shows: dialog('Edit Integration') },
  'Add New Merchant': { path: '/merchants', open: press(['Add New Merchant']), shows: dialog('Add New Merchant') },
  'Add New Merchant with messages': {
    path: '/merchants',
    open: press(['Add New Merchant', 'Save']),
    shows: text('Enter the street.'),
  },
  'Merchant Details': { path: '/merchants', open: press([MERCHANT]), shows: dialog('Merchant Details') },
  'Edit Merchant': { path: '/merchants', open: press([MERCHANT, 'Edit']), shows: dialog('Edit Merchant') },
  'Suspend Merchant': { path: '/merchants', open: press([MERCHANT, 'Suspended']), shows: dialog('Suspend Merchant') },
  'Suspend Merchant with a message': {
    path: '/merchants',
    open: press([MERCHANT, 'Suspended', 'Suspend']),
    shows: (page) => page.getByRole('dialog').getByText(/^Enter /),
  },
  'Create a problem report': {
    path: '/',
    open: press([/^Hi Alex!/, 'Create a problem report']),
    shows: dialog('Create a problem report'),
  },
  'Open a problem report': {
    path: '/',
    open: press([/^Hi Alex!/, 'Open a problem report']),
    shows: dialog('Open a problem report'),
  },
  'Reset demo data': {
    path: '/',
    open: press([/^Hi Alex!/, 'Reset demo data']),
    shows: dialog('Reset demo data'),
  },
  'Import data': {
    path: '/merchants',
    open: (page) => pressInNavigation(page, 'Import data'),
    shows: (page) => page.getByLabel('Choose files'),
  },
  'Import data with its questions': {
    path: '/merchants',
    open: async (page) => {
      await pressInNavigation(page, 'Import data');
      await chooseFile(page, DEMO_FILE);
    },
    shows: heading('Import settings'),
  },
  'Import data with what is read': {
    path: '/merchants',
    open: async (page) => {
      await pressInNavigation(page, 'Import data');
      await chooseFile(page, DEMO_FILE);
      await answerQuestions(page);
    },
    shows: heading('Preview'),
  },
  Workspaces: {
    path: '/merchants',
    open: async (page) => {
      await importFiles(page, 'A name of a workspace, as long as one can be: eighty letters are quite a few to show');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await pressInNavigation(page, /A name of/);
    },
    shows: (page) => page.getByRole('dialog', { name: 'Workspaces' }).getByText(/payments-to-try/),
  },
  'Keyboard shortcuts': {
    path: '/merchants',
    open: (page) => page.keyboard.press('?'),
    shows: dialog('Keyboard shortcuts'),
  },
  'The palette': {
    path: '/merchants',
    open: (page) => page.keyboard.press('Control+k'),
    shows: (page) => page.getByRole('dialog').getByRole('option').first(),
  },
  'The palette with results': {
    path: '/transactions',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or go to' }).fill('harbor');
    },
    shows: (page) => page.getByRole('option', { name: new RegExp(MERCHANT) }).first(),
  },
  'The palette without a result': {
    path: '/transactions',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or go to' }).fill('zzzz');
    },
    shows: (page) => page.getByRole('dialog').getByText('zzzz'),
  },
};
