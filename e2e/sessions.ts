import type { Page } from '@playwright/test';

/** A single action of an operator. */
type Act = (page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp): Act =>
  (page) =>
    // A row of a list is a link, not a button.
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
const screen =
  (name: string): Act =>
  (page) =>
    page.getByRole('link', { name, exact: true }).first().click();
const type = (text: string): Act[] => Array.from(text, (letter) => (page) => page.keyboard.type(letter));
const key =
  (name: string): Act =>
  (page) =>
    page.keyboard.press(name);
const choose =
  (label: string, option: string): Act =>
  (page) =>
    page.getByRole('combobox', { name: label }).selectOption(option);
const radio =
  (name: string): Act =>
  (page) =>
    page.getByText(name, { exact: true }).first().click();

/** Each session ends with a problem report. */
const REPORT = [screen('Dashboard'), press(/^Hi Alex!/), press('Create a problem report')];

/** The actions of an operator on each screen, starting at the dashboard. At least `steps` states are checked again. */
export const SESSIONS: Record<string, { acts: Act[]; steps: number }> = {
  'the dashboard and its badges': {
    acts: [
      radio('Week'),
      press('Show as table'),
      press('Show as chart'),
      press('About Total Fees'),
      key('Escape'),
      press(/^Notifications, /),
      press(/System update/),
      key('Escape'),
      press(/^Hi Alex!/),
      key('Escape'),
      radio('Dark'),
      ...REPORT,
    ],
    steps: 12,
  },
  'the transactions': {
    acts: [
      screen('Transactions'),
      key('/'),
      ...type('harbor'),
      choose('Status', 'Completed'),
      press('Pick a date range'),
      press('Last 30 days'),
      key('Escape'),
      press('DATE AND TIME'),
      press('TR20240628-025'),
      press('View Receipt'),
      key('Escape'),
      press('Refund'),
      press(/^Refund \$/),
      key('Escape'),
      screen('Merchants'),
      ...REPORT,
    ],
    steps: 20,
  },
  'the integrations and merchants': {
    acts: [
      screen('Integrations'),
      choose('Configuration', 'ACH'),
      press(/, view /),
      press('Edit'),
      key('Escape'),
      press('INTEGRATION NAME'),
      press('Create Integration'),
      key('Escape'),
      screen('Merchants'),
      press('Next'),
      press('Previous'),
      press('Harbor Lights Music Festival'),
      press('Inactive'),
      press('Suspended'),
      key('Escape'),
      key('Escape'),
      press('TOTAL SALES'),
      key('?'),
      key('Escape'),
      ...REPORT,
    ],
    steps: 20,
  },
  'the notifications, the documentation and the palette': {
    acts: [
      screen('Notifications'),
      choose('Read or unread', 'Unread'),
      press('Mark all as read'),
      press('Undo'),
      screen('Documentation'),
      press(/Configuration/),
      key('/'),
      ...type('ach'),
      press(/^Credit Card, ACH/),
      key('Control+k'),
      ...type('sum'),
      key('ArrowDown'),
      key('Escape'),
      radio('Light'),
      ...REPORT,
    ],
    steps: 18,
  },
};
