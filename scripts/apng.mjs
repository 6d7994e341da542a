// Joins PNG screenshots into one animated PNG. The frames are packed again, their pixels are never decoded:
// an animation holds the same compressed rows as its frames (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
import { constants, crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE = 3;

/**
 * Encodes an animated PNG. A viewer without support for animations shows the first frame.
 * @param {{ png: Buffer, milliseconds: number }[]} frames screenshots of one size, each with its time on screen
 * @param {number} plays how often the animation plays before it rests on the last frame; 0 repeats it forever
 * @returns {Buffer}
 */
export function encodeApng(frames, plays) {
  const pictures = frames.map(({ png }) => readPicture(png));
  const [first] = pictures;
  if (!first) throw new Error('An animation needs at least one frame.');
  const different = pictures.findIndex(({ header }) => !header.equals(first.header));
  if (different !== -1) throw new Error(`Frame ${different + 1} differs from the first in size or pixel format.`);

  let sequence = 0;
  const chunks = pictures.flatMap(({ pixels }, index) => {
    const control = chunk('fcTL', frameControl(sequence++, first.header, frames[index].milliseconds));
    // The first frame is the picture itself, for viewers that know no animations.
    return [control, index === 0 ? chunk('IDAT', pixels) : chunk('fdAT', uint32(sequence++), pixels)];
  });
  const animation = chunk('acTL', uint32(frames.length), uint32(plays));
  return Buffer.concat([SIGNATURE, chunk('IHDR', first.header), animation, ...chunks, chunk('IEND')]);
}

/** Reads the header and the compressed pixels of a PNG file. */
function readPicture(png) {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('A frame is not a PNG file.');
  const data = { IHDR: [], IDAT: [] };
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    data[type]?.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = Buffer.concat(data.IHDR);
  // A palette is a chunk for all frames, and those of two screenshots differ.
  if (header[9] === PALETTE) throw new Error('A frame has a palette: only true color can be animated.');
  // Browsers compress screenshots fast rather than small.
  const rows = inflateSync(Buffer.concat(data.IDAT));
  return { header, pixels: deflateSync(rows, { level: 9, memLevel: 9, strategy: constants.Z_FILTERED }) };
}

/** The control data of a frame that replaces the whole picture: width, height, offset 0, time. */
function frameControl(sequence, header, milliseconds) {
  const time = Buffer.alloc(6);
  time.writeUInt16BE(milliseconds, 0);
  time.writeUInt16BE(1000, 2);
  return Buffer.concat([uint32(sequence), header.subarray(0, 8), uint32(0), uint32(0), time]);
}

function uint32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type, ...parts) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts]);
  return Buffer.concat([uint32(body.length - 4), body, uint32(crc32(body))]);
}
