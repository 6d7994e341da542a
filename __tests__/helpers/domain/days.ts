import fc from 'fast-check';
import { dayOfDate } from '@/domain/calendar/dates';

/** Generates any day of this century. */
export const anyDay = fc
  .date({ min: new Date(2000, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
  .map((date) => dayOfDate(date));
