import { headerKey } from '@/domain/imports/headerKey';
import { RECORD_ID_HEADER } from '@/domain/payments/recordsFile';

const KEY = headerKey(RECORD_ID_HEADER);

/** True for an export of refunds and voids from the console. Its rows are not payments. */
export function isRecordsFile(records: readonly (readonly string[])[]): boolean {
  return records.some((fields) => fields.some((field) => headerKey(field) === KEY));
}
