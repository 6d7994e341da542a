export const createIntegration = 'Create Integration';
export const editIntegration = 'Edit Integration';
export const integrationName = 'Integration Name';
export const selectMerchant = 'Select Merchant';
export const chooseMerchant = 'Choose a merchant';
export const configuration = 'Configuration';
export const surchargeRate = 'Surcharge Rate';
export const visaCap = (rate: string) => `Visa limits surcharges to ${rate}.`;
export const idNotCertain =
  'A colleague may save an integration with this ID first. Save yours, then copy the code of its final ID there.';
export const highestRate = (rate: string) => `${rate} or less.`;
export const splitRate = 'Split Amount/Rate';
export const splitUnit = 'Split unit';
export const status = 'Status';
export const howSplit = (payment: string) => `How a ${payment} payment is split`;
export const shares = (payment: string) => `Shares of ${payment}`;
export const enterSplit = 'Enter a split to see a preview.';
export const surchargeOnTop = (surcharge: string, total: string) =>
  `The customer pays a ${surcharge} surcharge (${total} in total).`;
export const notCoveredBelow = (payment: string) =>
  `For payments under ${payment}, fees are too low for this split: SplitPay gets what remains after the processor, and the partner gets nothing.`;
