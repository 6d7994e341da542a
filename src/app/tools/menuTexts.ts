/** `Assigned to me (3)` */
export const assignedToMe = (count: number) => (count === 0 ? 'Assigned to me' : `Assigned to me (${count})`);
export const createReport = 'Create a problem report';
export const openReport = 'Open a problem report';
export const resetDemo = 'Reset demo data';
export const team = 'Team and account';
export const workspaces = 'Workspaces';
export const viewPastDay = 'View a past day';
