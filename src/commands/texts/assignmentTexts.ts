export const assigned = (name: string) => `Assigned to ${name}`;
export const done = 'Marked as done';
