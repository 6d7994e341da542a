export const asking = 'Asking the payment engine…';
export const about = 'About ';
export const tryAgain = 'Try again';
export const noAnswer = (reason: string) => `The payment engine has not answered. ${reason}`;
export const olderAnswer = (reason: string) =>
  `The payment engine has not answered. The figures below are those of its last answer. ${reason}`;
export const needsRows =
  'This needs all payments in the browser, but the payments of this workspace are in the payment engine. Export the payments that you need, and import them into a workspace of your own.';
export const notHere = 'Not available in this workspace';
export const arrivesAtEngine =
  'The payments of this workspace are in the payment engine, and arrive there as files of the whole team or from your backend. A browser cannot import into it.';
