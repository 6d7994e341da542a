export const unread = 'Unread:';
