export const formats = 'Export formats';
export const csv = 'Export CSV';
export const workbook = 'Export Excel workbook';
