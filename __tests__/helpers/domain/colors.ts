/** Red, green and blue, or lightness and the two axes of CIELAB. */
export type Triple = readonly [number, number, number];

type Matrix = readonly [Triple, Triple, Triple];

/** The color vision matrices of Machado, Oliveira and Fernandes 2009, severity 1.0, for linear sRGB. */
export const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/** Linear sRGB to CIE XYZ of the white D65, each axis divided by the white's. */
const TO_XYZ: Matrix = [
  [0.433953, 0.376219, 0.189828],
  [0.212673, 0.715152, 0.072175],
  [0.017758, 0.109477, 0.872765],
];

const multiply = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** The linear sRGB of `#rrggbb`, from 0 to 1. */
export function linearOf(hex: string): Triple {
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** Returns the color in CIELAB as this type of vision perceives it. */
export function labOf(hex: string, vision: keyof typeof VISIONS): Triple {
  const [red, green, blue] = multiply(VISIONS[vision], linearOf(hex));
  const inside = (value: number) => Math.min(1, Math.max(0, value));
  const curve = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const [x, y, z] = multiply(TO_XYZ, [inside(red), inside(green), inside(blue)]);
  return [116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z))];
}

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const bent = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** Returns the CIEDE2000 difference of two CIELAB colors, with the names of Sharma, Wu and Dalal 2005. */
export function deltaE([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const stretch = 1 + 0.5 * (1 - bent((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number) => ((Math.atan2(b, a * stretch) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const isFar = c1 * c2 !== 0 && Math.abs(h2 - h1) > 180;
  const turn = h2 - h1 - (isFar ? 360 * Math.sign(h2 - h1) : 0);
  const bigH = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + h2) / 2 + (isFar ? 180 : 0);
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = bigH / (1 + 0.015 * c * t);
  const rotation = -2 * bent(c) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

/** Returns the WCAG 2 contrast of two colors, from 1 to 21. */
export function contrast(colorA: string, colorB: string): number {
  const luminance = (hex: string) => multiply(TO_XYZ, linearOf(hex))[1];
  const [light, dark] = [colorA, colorB].map(luminance).sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}
