/** The first bytes of a backup. Its version follows, up to the end of the line. */
export const BACKUP_MARK = 'SplitPay backup ';
