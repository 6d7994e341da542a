import * as v from 'valibot';
import { isDay } from './dates';

export const daySchema = v.pipe(v.string(), v.check(isDay, 'is not a day as YYYY-MM-DD'));

export const localTimeSchema = v.pipe(
  v.string(),
  v.check(
    (text) => isDay(text.slice(0, 10)) && /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text.slice(10)),
    'is not a time as YYYY-MM-DD HH:mm:ss',
  ),
);
