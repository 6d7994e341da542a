export const latest = 'Latest notifications';
export const unread = (count: number) => `Notifications, ${count} unread`;
export const notifications = 'Notifications';
export const viewActivity = 'View integration activity';
export const allRead = 'All caught up';
export const markAllRead = 'Mark all as read';
export const greeting = (name: string) => `Hi ${name}!`;
export const menu = 'The menu';
