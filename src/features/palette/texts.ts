export const search = 'Search or go to…';
export const placeholder = 'Screens, actions, payments, merchants, help…';
export const noResults = (query: string) => `No results for "${query}".`;
export const results = 'Results';
export const move = 'Move';
export const enter = 'Enter';
export const open = 'Open';
export const escape = 'Esc';
export const close = 'Close';
