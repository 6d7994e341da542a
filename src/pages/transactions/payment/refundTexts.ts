export const title = 'Refund payment';
export const submit = (amount?: string) => (amount === undefined ? 'Refund' : `Refund ${amount}`);
export const propose = (amount?: string) => (amount === undefined ? 'Propose refund' : `Propose refund of ${amount}`);
export const goBack = 'Go back';
export const recordAnother = 'Record another refund';

/** 'Payment TR20240630-030 to Harbor Lights': the id and the merchant follow these parts. */
export const payment = 'Payment ';
export const toMerchant = ' to ';

export const refundable = (amount: string) => `${amount} is refundable.`;
export const refundableOf = (amount: string, whole: string) => `${amount} of ${whole} is refundable.`;
export const choices = 'Suggestions';
export const choice = {
  half: (amount: string) => `50% (${amount})`,
  full: (amount: string) => `Full amount (${amount})`,
  remaining: (amount: string) => `Remaining (${amount})`,
};
export const reason = 'Reason';

export const shares = 'How the refund is split';
export const shareColumn = 'REFUND SHARE';
export const feeCovered = "The processor doesn't return its fee, so the merchant covers it.";
export const reasonHint = 'The reason appears in Changes.';
/** Without an amount while the field has none that is allowed. */
export const consequences = (paymentId: string, amount?: string) =>
  `This records a refund${amount === undefined ? '' : ` of ${amount}`} for ${paymentId}. Send the money in your processor. You can withdraw the refund until a file confirms it.`;
/** The same, if a rule catches the refund. */
export const proposes = (paymentId: string, amount?: string) =>
  `This proposes a refund${amount === undefined ? '' : ` of ${amount}`} for ${paymentId}. Another person decides.`;
