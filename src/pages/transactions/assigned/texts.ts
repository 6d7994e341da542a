export const noneTitle = 'Nothing is assigned';
export const none =
  'Open a payment, a dispute or a discrepancy and choose Assign, or select rows and choose Assign below them.';
/** `Open, assignment of TR20240630-030` */
export const assignmentOf = (state: string, about: string) => `${state}, assignment of ${about}`;
