export const reports = 'Pinned reports';
export const report = 'The report';
export const unpin = 'Unpin';
