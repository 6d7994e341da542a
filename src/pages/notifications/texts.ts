export const allRead = 'All caught up';
export const markAllRead = 'Mark all as read';
export const title = 'Notification';
export const subtitle = 'Customize and manage notifications to stay informed and in control.';
export const aboutList =
  'Activity on your integrations. The bell shows messages. This list shows activity on integrations.';
export const markUnread = 'Mark as unread';
export const markRead = 'Mark as read';
