/** The time zone of the console that reads a file. */
export const ZONE = 'Europe/Berlin';
export const split = (line: string) => line.split(', ');
