import { formatDay } from '@/domain/calendar/dates';

export const nothingRecorded = 'Nothing was recorded';
export const wrongClock = (year: number) => `Your computer's clock shows the year ${year}. Set it and try again.`;
export const pastShown = (day: string) =>
  `You look at the workspace as of ${formatDay(day)}. Go back to now to record anything.`;
