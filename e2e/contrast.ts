/** The contrast ratio of two colors, in the notation of computed styles, by WCAG 2. */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [first, second]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
