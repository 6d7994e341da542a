import { headerKey } from '@/domain/imports/headerKey';
import { RECORD_ID_HEADER } from '@/domain/payments/recordsFile';

const KEY = headerKey(RECORD_ID_HEADER);

/** Whether these are the first records of a file of refunds and voids that the console wrote: its rows are no payments. */
export function isRecordsFile(records: readonly (readonly string[])[]): boolean {
  return records.some((fields) => fields.some((field) => headerKey(field) === KEY));
}
