export const title = 'Suspend Merchant';
export const suspend = 'Suspend';
export const reason = 'Reason';
export const reasonHint = 'Say what happened and what must happen before you lift the suspension.';
export const consequence =
  "You can't create new integrations for a suspended merchant. Existing payments don't change.";
export const alsoDeactivate = (integrations: string) => `Also deactivate its ${integrations}`;
