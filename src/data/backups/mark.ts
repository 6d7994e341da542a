/** What a backup begins with; its version stands behind, up to the end of the line. */
export const BACKUP_MARK = 'SplitPay backup ';
