export const notifications = 'Notifications';
export const latest = 'Latest notifications';
export const viewActivity = 'View integration activity';
export const allRead = 'All caught up';
export const markAllRead = 'Mark all as read';

export const waitingForMe = (count: number) => (count === 0 ? 'Approvals' : `Waiting for me (${count})`);
