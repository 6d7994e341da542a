import { WORKBOOK_LIMITS, WorkbookError } from './problems';

const [END, ENTRY] = [0x06054b50, 0x02014b50];
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_SIZE = 46;
const UNKNOWN = 0xffffffff;
/** Parts of this size together are harmless with any ratio. */
const SMALL = 10 * 2 ** 20;

/**
 * Checks the directory of a workbook, which is a ZIP archive, before anything is decompressed: the number of parts, their
 * size and their ratio. The reader stops a part that is larger than the directory says, so the limits hold.
 */
export function checkParts(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const parts = view.getUint16(end + 10, true);
  const offset = view.getUint32(end + 16, true);
  // Workbooks within the limits need none of the fields of ZIP64.
  if (parts > WORKBOOK_LIMITS.parts) throw new WorkbookError({ kind: 'workbook limit', limit: 'parts' });
  let unpacked = 0;
  for (let part = 0, at = offset; part < parts; part += 1) {
    if (at + ENTRY_SIZE > bytes.length || view.getUint32(at, true) !== ENTRY)
      throw new WorkbookError({ kind: 'workbook damaged' });
    const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    // Without a size, the reader would have no limit.
    if (size === UNKNOWN || (size === 0 && packedSize > 2))
      throw new WorkbookError({ kind: 'workbook limit', limit: 'unpacked' });
    unpacked += size;
    at += ENTRY_SIZE + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (unpacked > WORKBOOK_LIMITS.unpacked) throw new WorkbookError({ kind: 'workbook limit', limit: 'unpacked' });
  if (unpacked > SMALL && unpacked > bytes.length * WORKBOOK_LIMITS.ratio)
    throw new WorkbookError({ kind: 'workbook limit', limit: 'ratio' });
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new WorkbookError({ kind: 'workbook damaged' });
}
