/**
 * Letters that are more than a Latin letter with a mark, as the guidance of the European Payments Council transliterates them
 * (EPC217-08). German umlauts get an E, as in German passports.
 */
const LETTERS = new Map(
  (
    'Ä=AE Ö=OE Ü=UE ß=SS Æ=AE Ø=O Œ=OE Ł=L Đ=D Ð=D Þ=TH ı=I ' +
    'Α=A Β=V Γ=G Δ=D Ε=E Ζ=Z Η=I Θ=TH Ι=I Κ=K Λ=L Μ=M Ν=N Ξ=X Ο=O Π=P Ρ=R Σ=S Τ=T Υ=Y Φ=F Χ=CH Ψ=PS Ω=O ' +
    'А=A Б=B В=V Г=G Д=D Е=E Ж=ZH З=Z И=I Й=Y К=K Л=L М=M Н=N О=O П=P Р=R С=S Т=T У=U Ф=F Х=H Ц=TS Ч=CH Ш=SH Щ=SHT ' +
    'Ъ=A Ы=Y Ь=Y Э=E Ю=YU Я=YA'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 1), entry.slice(2)]),
);

const OTHER_SIGNS: readonly [RegExp, string][] = [
  [/&/g, '+'],
  [/[‘’`´]/g, "'"],
  [/[–—_]/g, '-'],
  [/\s+/g, ' '],
  [/[^a-zA-Z\d/\-?:().,'+ ]/gu, '.'],
];

/** The text in Latin letters without marks. Letters of scripts that have no rule stay. */
export function latinText(text: string): string {
  const letters = Array.from(text.normalize('NFC'));
  return letters.map((letter, index) => latinLetter(letter, letters[index + 1] ?? '')).join('');
}

/** `Ü` is `UE` before a capital and `Ue` before any other sign. */
function latinLetter(letter: string, next: string): string {
  const withoutMarks = letter.normalize('NFD').replace(/\p{M}/gu, '');
  const capital = [letter, letter.toUpperCase(), withoutMarks.toUpperCase()]
    .map((form) => LETTERS.get(form))
    .find((latin) => latin !== undefined);
  if (capital === undefined) return withoutMarks;
  if (letter !== letter.toUpperCase()) return capital.toLowerCase();
  return next === next.toLowerCase() ? capital.slice(0, 1) + capital.slice(1).toLowerCase() : capital;
}

/** The text in the character set of SEPA. A sign without a counterpart becomes a point, and so does a text of marks alone. */
export function sepaText(text: string): string {
  const latin = OTHER_SIGNS.reduce((changed, [signs, sign]) => changed.replace(signs, sign), latinText(text)).trim();
  return latin === '' && text.trim() !== '' ? '.' : latin;
}
