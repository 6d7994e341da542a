export const formats = 'Export formats';
export const csv = 'Export CSV';
export const workbook = 'Export Excel workbook';
export const writing = 'Exporting…';
export const progress = (written: string, all: string) => `${written} of ${all} rows`;
export const failed = 'Export failed';
