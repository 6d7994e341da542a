export const columns = 'Columns';
export const onlyInFiles = 'Only in files';
export const moveUp = (column: string) => `Move ${column} up`;
export const moveDown = (column: string) => `Move ${column} down`;
export const reset = 'Reset columns';
export const widthOf = (column: string) => `Width of ${column}`;
