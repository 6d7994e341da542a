import { ownValue } from '@/lib/objects';
import type { COUNTRIES } from './vocabulary';

type Labels = { region: string; postalCode: string };

const LABELS: Record<(typeof COUNTRIES)[number], Labels> = {
  USA: { region: 'State', postalCode: 'Zip Code' },
  CAN: { region: 'Province', postalCode: 'Postal Code' },
  MEX: { region: 'State or Province', postalCode: 'Postal Code' },
};

/** The country's names for state and zip code. The default is the USA. */
export function addressLabels(country: string): Labels {
  return ownValue(LABELS, country) ?? LABELS.USA;
}

/** The country's name for a state or city. */
export function regionLabel(name: 'state' | 'city', country: string): string {
  return name === 'city' ? 'City' : addressLabels(country).region;
}
