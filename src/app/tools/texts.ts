export const unread = (count: number) => `Notifications, ${count} unread`;
export const notifications = 'Notifications';
export const greeting = (name: string) => `Hi ${name}!`;
export const menu = 'The menu';
