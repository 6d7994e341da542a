import fc from 'fast-check';

const COUNTRIES = [
  ['DE', /^\d{18}$/],
  ['NO', /^\d{11}$/],
  ['GB', /^[A-Z]{4}\d{14}$/],
  ['MT', /^[A-Z]{4}\d{5}[A-Z\d]{18}$/],
  ['BR', /^\d{23}[A-Z][A-Z\d]$/],
] as const;

/** The two check digits of an IBAN (ISO 13616), with big integers instead of the steps of the console. */
function withCheckDigits(country: string, account: string): string {
  const number = BigInt(`${account}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)));
  return country + String(98n - (number % 97n)).padStart(2, '0') + account;
}

/** Valid IBANs of several countries. */
export const ibans = fc
  .constantFrom(...COUNTRIES)
  .chain(([country, form]) => fc.stringMatching(form).map((account) => withCheckDigits(country, account)));

/** Valid US routing numbers. */
export const routingNumbers = fc.stringMatching(/^[1-9]\d{7}$/).map((digits) => {
  const [a, b, c, d, e, f, g, h] = Array.from(digits, Number);
  const sum = 3 * (a! + d! + g!) + 7 * (b! + e! + h!) + (c! + f!);
  return digits + String((10 - (sum % 10)) % 10);
});
