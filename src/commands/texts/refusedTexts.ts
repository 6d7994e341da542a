export const nothingRecorded = 'Nothing was recorded';
export const wrongClock = (year: number) =>
  `The clock of this computer is set to the year ${year}. Set it and try again.`;
