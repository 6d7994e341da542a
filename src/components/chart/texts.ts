export const barChart = (subject: string) => `Bar chart of ${subject.toLowerCase()}`;
