export const adjustBalance = 'Adjust balance';
export const record = 'Record adjustment';
export const hold = 'Hold reserve';
export const forParty = (name: string) => `For ${name}. The change is a line on the statement of its day.`;
export const kind = 'Type';
export const kinds = { adjustment: 'Adjustment', reserve: 'Reserve' };
export const amount = 'Amount';
export const amountHint = 'A minus sign reduces the balance.';
export const reserveHint = 'An amount, or a percentage of what is available, such as 10%.';
export const day = 'Day';
export const until = 'Held until';
export const reason = 'Reason';
export const payment = 'Payment (optional)';
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
export const unanswered = 'Enter the opening balances, so that SplitPay knows what is available.';
export const answer = 'Enter opening balances';
export const dayProblem = 'Enter a date like 2026-10-31.';
