import { makeControlsVisible, visibleControls } from '@/lib/directionControls';

const decoder = new TextDecoder();

test('The characters that change the writing direction are replaced in bytes as in text, and their neighbors stay', () => {
  // These and their neighbors have the same first byte in UTF-8.
  for (let code = 0x2000; code < 0x2100; code += 1) {
    const text = `a${String.fromCharCode(code)}b${String.fromCharCode(code)}`;
    const bytes = new TextEncoder().encode(text);
    makeControlsVisible(bytes);
    expect(decoder.decode(bytes)).toBe(visibleControls(text));
    const isControl = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    expect(visibleControls(text)).toBe(isControl ? 'a\uFFFDb\uFFFD' : text);
  }
});
