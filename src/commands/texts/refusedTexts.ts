export const nothingRecorded = 'Nothing was recorded';
export const wrongClock = (year: number) => `Your computer's clock shows the year ${year}. Set it and try again.`;
