import type { FieldRefusal } from '@/domain/refusals';
import { CITIES, COUNTRIES, STATES } from './vocabulary';

type Address = {
  regionMissing: FieldRefusal;
  codeMissing: FieldRefusal;
  form: RegExp;
  parts: RegExp;
  separator: string;
};

/** The address parts and postal codes of each country. `complete` adds a missing space or hyphen to a postal code. */
const ADDRESSES: Record<(typeof COUNTRIES)[number], Address> = {
  USA: {
    regionMissing: 'stateMissing',
    codeMissing: 'zipCodeMissing',
    form: /^\d{5}(-\d{4})?$/,
    parts: /^(\d{5})[ -]?(\d{4})$/,
    separator: '-',
  },
  CAN: {
    regionMissing: 'provinceMissing',
    codeMissing: 'postalCodeMissing',
    form: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
    parts: /^([A-Z]\d[A-Z])[ -]*(\d[A-Z]\d)$/,
    separator: ' ',
  },
  MEX: {
    regionMissing: 'stateOrProvinceMissing',
    codeMissing: 'postalCodeMissing',
    form: /^\d{5}$/,
    parts: /^(\d{2}) +(\d{3})$/,
    separator: '',
  },
};

const addressOf = (country: string): Address => ADDRESSES[knownCountry(country)];

function knownCountry(country: string): keyof typeof ADDRESSES {
  return COUNTRIES.find((known) => known === country) ?? 'USA';
}

/** The postal code in the country's notation: `K1A 0B1` for `k1a0b1`. */
export function completePostalCode(country: string, typed: string): string {
  const { parts, separator } = addressOf(country);
  return typed.trim().toUpperCase().replace(parts, `$1${separator}$2`);
}

/** Why a typed postal code is refused. Undefined if it is valid for the country once completed. */
export function postalCodeRefusal(country: string, typed: string): FieldRefusal | undefined {
  const { form, codeMissing } = addressOf(country);
  const code = completePostalCode(country, typed);
  if (code === '') return codeMissing;
  return form.test(code) ? undefined : `zipCodeNotOf${knownCountry(country)}`;
}

/** The offered states and cities. The first is the form's default. */
export const REGION_CHOICES = { state: STATES, city: CITIES } as const;

/** Whether the country also accepts typed states and cities. */
export function acceptsOtherRegions(country: string): boolean {
  return country === 'CAN' || country === 'MEX';
}

type RegionFields = { country: string; state: string; city: string };

/** Why a state or city is refused. Undefined if it is offered, or if the country accepts typed ones. */
export function regionRefusal(name: 'state' | 'city', { country, ...texts }: RegionFields): FieldRefusal | undefined {
  const isOffered = REGION_CHOICES[name].some((choice) => choice === texts[name]);
  if (!acceptsOtherRegions(country)) return isOffered ? undefined : `${name}Missing`;
  if (isOffered || texts[name] !== '') return undefined;
  return name === 'city' ? 'otherCityMissing' : addressOf(country).regionMissing;
}
