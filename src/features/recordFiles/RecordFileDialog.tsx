import { ImportPayouts } from './ImportPayouts';
import { ImportRates } from './ImportRates';

/** Imports records of a file: past payouts or agreed rates. */
export function RecordFileDialog({ records }: { records: 'payouts' | 'rates' }) {
  return records === 'payouts' ? <ImportPayouts /> : <ImportRates />;
}
