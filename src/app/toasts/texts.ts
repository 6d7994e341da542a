export const notUndone = 'Not undone';
export const dismiss = (title: string) => `Dismiss: ${title}`;
export const undo = 'Undo';
export const reload = 'Reload';
