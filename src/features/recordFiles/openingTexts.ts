export const opening = 'Opening balances';
export const saveOpening = 'Save opening balances';
export const openingQuestion =
  'What had been paid out before this data begins? SplitPay shows nothing as available until you answer.';
export const answers = {
  paidBefore: 'Everything before a day was paid out',
  nothing: 'Nothing was paid out before',
  typed: 'I enter the opening balance of each party',
};
export const paidBeforeDay = 'Everything before';
export const openingDay = 'Opening balance on';
export const balanceOf = (name: string) => `Opening balance of ${name}`;
export const negativeStays = 'A negative balance stays and reduces the next payout.';
export const typedProblem = 'Enter amounts like 1250.00 or -20.00, or leave them empty.';
export const fillFromFile = 'Fill in from a file (optional)';
export const fileHint = 'Needed columns: Merchant (a name or an ID) and Opening balance.';
export const filled = (balances: string, refused: readonly string[]) =>
  [`${balances} filled in. Check them before you save.`, ...refused].join(' ');
export const lineRefused = (line: number, reason: string) => `Line ${line}: ${reason}`;
export const missingColumns = (columns: readonly string[]) => `The file has no column ${columns.join(', ')}.`;
export const dayProblem = 'Enter a date like 2026-10-31.';
