const POLYNOMIAL = 0xedb88320;

/**
 * The CRC-32 of a text (of its UTF-16 units, low byte first) as eight hexadecimal digits. It detects corruption, not
 * tampering.
 */
export function checksum(text: string): string {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    crc = withByte(withByte(crc, unit & 0xff), unit >> 8);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

function withByte(crc: number, byte: number): number {
  let next = crc ^ byte;
  for (let bit = 0; bit < 8; bit++) next = next & 1 ? (next >>> 1) ^ POLYNOMIAL : next >>> 1;
  return next;
}
