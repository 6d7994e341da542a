export const added = 'Note added';
export const edited = 'Note edited';
export const removed = 'Note removed';
