import { createHash } from 'node:crypto';
import path from 'node:path';

/** The name that a class of a style sheet has in the product: the same for the styles and for whatever names it. */
export function classOf(file: string, name: string): string {
  const place = path.relative(process.cwd(), file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(`${place}:${name}`).digest('base64url').slice(0, 5);
  // No class begins with a digit or a dash.
  return hash.replace(/^[\d-]/, '_');
}
