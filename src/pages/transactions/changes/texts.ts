export const loading = 'Loading changes…';
