export const dialog = 'The dialog';
export const close = 'Close';
export const downloadReport = 'Download report';
