export const types = { payment: 'Payment', dispute: 'Dispute', discrepancy: 'Discrepancy' };
export const states = { open: 'Open', done: 'Done' };
export const assignedTo = 'Assigned to';
export const allPeople = 'All people';
export const me = 'Me';
export const nobody = 'Nobody';
