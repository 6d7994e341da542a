export const loading = 'Loading changes…';
export const restore = 'Restore';
export const restoreOf = (change: string, item: string) => `Restore: ${change}, ${item}`;
