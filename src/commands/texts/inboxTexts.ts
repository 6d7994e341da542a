export const markedAsRead = 'Marked as read';
export const inInbox = (notifications: string) => `${notifications} in the inbox`;
