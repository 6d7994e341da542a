import { BACKUP_MARK } from '@/data/backups/mark';
import type { FileProblem } from './sourceFile';

// The first bytes of files that people choose by mistake, one character per byte.
const BEGINNINGS = [
  [BACKUP_MARK, 'backup'],
  ['PK\u0003\u0004', 'archive'],
  ['\u001f\u008b', 'archive'],
  ['\u00d0\u00cf\u0011\u00e0', 'workbook'],
  ['%PDF', 'binary'],
  ['\u0089PNG', 'binary'],
  ['\u00ff\u00d8\u00ff', 'binary'],
  ['GIF8', 'binary'],
] as const;

/** What the first bytes say about a file that is not text. Undefined if it may be text. */
export function problemOfBytes(head: Uint8Array): FileProblem | undefined {
  if (head.length === 0) return { kind: 'empty' };
  const start = String.fromCharCode(...head.subarray(0, 60));
  const kind = BEGINNINGS.find(([beginning]) => start.startsWith(beginning))?.[1];
  // Spreadsheet files are ZIP archives. The name of their first part, at byte 30, distinguishes them from others.
  if (kind === 'archive' && /^(\[Content_Types\]|_rels\/|docProps\/|xl\/|mimetype)/.test(start.slice(30))) {
    return { kind: 'workbook' };
  }
  return kind && { kind };
}

/**
 * Whether a text is XML or a web page, which a provider returns to people who are not signed in. A table may have text
 * in angle brackets too.
 */
export function isMarkup(text: string): boolean {
  return /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype|\?xml|html|head|body|meta|table|div|script)\b/i.test(text);
}
