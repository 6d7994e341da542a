// U+202A to U+202E and U+2066 to U+2069 change the order in which a text is drawn: 'Hall\u202Egnp.exe' looks like
// 'Hallexe.png'. The marks of single letters (U+200E, U+200F, U+061C) reorder no Latin text and are needed in Hebrew
// and Arabic, so they stay.
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Replaces each character that changes the writing direction by a visible one, so that the text is drawn in its real
 * order.
 */
export function visibleControls(text: string): string {
  return text.replace(CONTROLS, '\uFFFD');
}

export function hasDirectionControls(text: string): boolean {
  return text.search(CONTROLS) !== -1;
}

/** The same for UTF-8, in place, because both characters have three bytes. `bytes` must contain whole characters. */
export function makeControlsVisible(bytes: Uint8Array): void {
  for (let at = bytes.indexOf(0xe2); at !== -1; at = bytes.indexOf(0xe2, at + 1)) {
    const [second, third] = [Number(bytes[at + 1]), Number(bytes[at + 2])];
    const isControl =
      (second === 0x80 && third >= 0xaa && third <= 0xae) || (second === 0x81 && third >= 0xa6 && third <= 0xa9);
    if (isControl) bytes.set([0xef, 0xbf, 0xbd], at);
  }
}
