export const title = 'Unexpected Application Error!';
export const dataIsSafe = 'Your saved data is safe. Reload the page or go to another screen.';
export const reload = 'Reload page';
export const createReport = 'Create a problem report';
export const noDetails = 'No details available.';
