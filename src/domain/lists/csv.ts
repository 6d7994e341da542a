import type { DayRange } from '@/domain/calendar/dates';

/** A table as a file gets it: the headers of the screen and the cells row by row; numbers are plain text of digits. */
export type CsvTable = { headers: readonly string[]; rows: readonly (readonly string[])[] };

/** `transactions.csv`, or `transactions-2024-06-01-to-2024-06-30.csv` where a whole range is chosen. */
export function csvFileName(noun: string, { start, end }: DayRange): string {
  return start === null || end === null ? `${noun}.csv` : `${noun}-${start}-to-${end}.csv`;
}
