export const asking = 'Asking the payment engine…';
export const about = 'About ';
export const tryAgain = 'Try again';
export const olderAnswer = (reason: string) => `${reason} The figures below are from its last answer.`;
export const balances = 'Balances of all parties';
export const notHere = 'Not available in this workspace';
export const needsRows =
  'This needs all payments in the browser, but the payments of this workspace are in the payment engine. Filter the transactions, export them, and import the file as another workspace.';
export const seeTransactions = 'See transactions';

/** Shown in place of a smaller part that needs all payments in the browser. */
export const notes = {
  selectAll: 'The payments are in the payment engine, so rows are selected page by page.',
  statementFiles:
    'The payments are in the payment engine, so these need another workspace: all statements as one file or on paper, the journal, and the search of lines.',
  report: 'The payments are in the payment engine, which does not compare periods.',
};
export const searchTransactions = (query: string) => `Search transactions for "${query}"`;
