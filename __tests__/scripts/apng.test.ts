import { execFileSync } from 'node:child_process';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

// Scripts are ES modules, which Node loads without a transform.
const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { encodeApng } from './scripts/apng.mjs';
  const { frames, plays } = JSON.parse(readFileSync(0));
  try {
    const read = ({ png, milliseconds }) => ({ png: Buffer.from(png, 'base64'), milliseconds });
    process.stdout.write(encodeApng(frames.map(read), plays).toString('base64'));
  } catch ({ message }) {
    process.stdout.write('Error: ' + message);
  }
`;

function encode(pngs: Buffer[], { milliseconds = 1500, plays = 1 } = {}): string {
  const frames = pngs.map((png) => ({ png: png.toString('base64'), milliseconds }));
  return execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    input: JSON.stringify({ frames, plays }),
    encoding: 'utf8',
  });
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

/** A PNG of one color, two pixels wide, whose compressed rows are in two chunks, as browsers write them. */
function picture(gray: number, { height = 1, colorType = 2 } = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, height, 8, colorType, 0, 0, 0]);
  const pixels = deflateSync(rowsOf(gray, height));
  const parts = [chunk('IDAT', pixels.subarray(0, 5)), chunk('IDAT', pixels.subarray(5))];
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), ...parts, chunk('IEND', Buffer.alloc(0))]);
}

const rowsOf = (gray: number, height = 1) =>
  Buffer.concat(Array.from({ length: height }, () => Buffer.from([0, ...Array<number>(6).fill(gray)])));

/** The chunks of a PNG, each with a correct checksum. */
function chunksOf(base64: string): { type: string; data: Buffer }[] {
  const png = Buffer.from(base64, 'base64');
  expect(png.subarray(0, 8)).toEqual(SIGNATURE);
  const chunks = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end) });
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    at = end + 4;
  }
  return chunks;
}

test('An animation holds the rows of each frame, and the first frame is the picture itself', () => {
  const chunks = chunksOf(encode([picture(10), picture(20), picture(30)]));
  expect(chunks.map(({ type }) => type)).toEqual([
    'IHDR',
    'acTL',
    'fcTL',
    'IDAT',
    'fcTL',
    'fdAT',
    'fcTL',
    'fdAT',
    'IEND',
  ]);
  const [first, second, third] = [3, 5, 7].map((index) => chunks[index]!.data);
  expect(inflateSync(first!)).toEqual(rowsOf(10));
  expect(inflateSync(second!.subarray(4))).toEqual(rowsOf(20));
  expect(inflateSync(third!.subarray(4))).toEqual(rowsOf(30));
});

test('The frames are numbered in one sequence with their size and their time', () => {
  const chunks = chunksOf(encode([picture(10), picture(20)], { milliseconds: 1500, plays: 3 }));
  const numbered = chunks.filter(({ type }) => ['fcTL', 'fdAT'].includes(type));
  expect(numbered.map(({ data }) => data.readUInt32BE())).toEqual([0, 1, 2]);
  const [control] = numbered;
  expect([4, 8, 12, 16].map((at) => control!.data.readUInt32BE(at))).toEqual([2, 1, 0, 0]);
  expect(control!.data.readUInt16BE(20) / control!.data.readUInt16BE(22)).toBe(1.5);
  expect(control!.data).toHaveLength(26);
  const animation = chunks[1]!.data;
  expect([animation.readUInt32BE(0), animation.readUInt32BE(4)]).toEqual([2, 3]);
});

test('Frames that cannot be joined are rejected with the reason', () => {
  expect(encode([])).toBe('Error: An animation needs at least one frame.');
  expect(encode([picture(10), picture(20, { height: 2 })])).toBe(
    'Error: Frame 2 differs from the first in size or pixel format.',
  );
  expect(encode([picture(10, { colorType: 3 })])).toBe(
    'Error: A frame has a palette: only true color can be animated.',
  );
  expect(encode([Buffer.from('GIF89a')])).toBe('Error: A frame is not a PNG file.');
});
