import { screen } from '@testing-library/react';
import { renderApp } from '../helpers/renderApp';

test.each([
  ['/transactions', 'Recent Transactions', 'Transactions'],
  ['/transactions?view=reconciliation', 'Reconciliation', 'Reconciliation'],
  ['/transactions?view=fees', 'Fee check', 'Fee check'],
  ['/transactions?view=compare', 'Compare periods', 'Compare periods'],
  ['/transactions?view=assigned', 'Assigned', 'Assigned'],
  ['/transactions?view=changes', 'Change history', 'Change history'],
  ['/merchants', 'Merchants', 'Merchants'],
  ['/merchants?view=statements', 'Statements', 'Statements'],
  ['/documentation', 'Hello, how can we help you?', 'Documentation'],
  ['/documentation?article=glossary', 'Glossary', 'Glossary'],
])('The page %s has the heading %s and the title %s', async (address, heading, title) => {
  await renderApp(address);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(document.title).toBe(`${title} · SplitPay`);
});
