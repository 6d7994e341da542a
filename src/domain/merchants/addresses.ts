import { ownValue } from '@/domain/ownValue';
import type { FieldRefusal } from '@/domain/refusals';
import { CITIES, STATES, type COUNTRIES } from './merchants';

type Address = {
  region: string;
  postalCode: string;
  regionMissing: FieldRefusal;
  codeMissing: FieldRefusal;
  codeWrong: FieldRefusal;
  form: RegExp;
  parts: RegExp;
  separator: string;
};

/**
 * What each country calls the parts of an address, how it writes its postal codes (product, section 7), and how one without
 * its blank or hyphen is completed.
 */
const ADDRESSES: Record<(typeof COUNTRIES)[number], Address> = {
  USA: {
    region: 'State',
    postalCode: 'Zip Code',
    regionMissing: 'stateMissing',
    codeMissing: 'zipCodeMissing',
    codeWrong: 'zipCodeNotOfUSA',
    form: /^\d{5}(-\d{4})?$/,
    parts: /^(\d{5})[ -]?(\d{4})$/,
    separator: '-',
  },
  CAN: {
    region: 'Province',
    postalCode: 'Postal Code',
    regionMissing: 'provinceMissing',
    codeMissing: 'postalCodeMissing',
    codeWrong: 'zipCodeNotOfCAN',
    form: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
    parts: /^([A-Z]\d[A-Z])[ -]*(\d[A-Z]\d)$/,
    separator: ' ',
  },
  MEX: {
    region: 'State or Province',
    postalCode: 'Postal Code',
    regionMissing: 'stateOrProvinceMissing',
    codeMissing: 'postalCodeMissing',
    codeWrong: 'zipCodeNotOfMEX',
    form: /^\d{5}$/,
    parts: /^(\d{2}) +(\d{3})$/,
    separator: '',
  },
};

function addressOf(country: string): Address {
  return ownValue(ADDRESSES, country) ?? ADDRESSES.USA;
}

/** What a country calls the state and the zip code of an address; what the USA call them where none is known. */
export function addressWords(country: string): { region: string; postalCode: string } {
  return addressOf(country);
}

/** The postal code as its country writes it, in capitals and with its blank or hyphen: `K1A 0B1` for `k1a0b1`. */
export function completePostalCode(country: string, typed: string): string {
  const { parts, separator } = addressOf(country);
  return typed.trim().toUpperCase().replace(parts, `$1${separator}$2`);
}

/** Why the postal code as it was typed is refused; undefined where it is one of the country once it is completed. */
export function postalCodeRefusal(country: string, typed: string): FieldRefusal | undefined {
  const { form, codeMissing, codeWrong } = addressOf(country);
  const code = completePostalCode(country, typed);
  if (code === '') return codeMissing;
  return form.test(code) ? undefined : codeWrong;
}

/** The states and cities on offer; the first of each is the form's default. */
export const PLACES = { state: STATES, city: CITIES } as const;

/** Whether states and cities beside those on offer may be written. */
export function takesOtherPlaces(country: string): boolean {
  return country === 'CAN' || country === 'MEX';
}

type Places = { country: string; state: string; city: string };

/** Why the state or the city is refused; undefined where it is one on offer, or one that the country takes beside them. */
export function placeRefusal(name: 'state' | 'city', { country, ...texts }: Places): FieldRefusal | undefined {
  const isOffered = PLACES[name].some((choice) => choice === texts[name]);
  if (!takesOtherPlaces(country)) return isOffered ? undefined : `${name}Missing`;
  if (isOffered || texts[name] !== '') return undefined;
  return name === 'city' ? 'otherCityMissing' : addressOf(country).regionMissing;
}

/** What the country calls a state or a city. */
export function placeWord(name: 'state' | 'city', country: string): string {
  return name === 'city' ? 'City' : addressWords(country).region;
}
