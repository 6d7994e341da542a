export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const month = 'Month';
export const year = 'Year';
