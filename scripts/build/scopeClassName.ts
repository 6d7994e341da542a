import { createHash } from 'node:crypto';
import path from 'node:path';

/** The short name of a CSS class in the product, the same in styles, scripts and prerendered pages. */
export function scopeClassName(file: string, name: string): string {
  const relativePath = path.relative(process.cwd(), file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(`${relativePath}:${name}`).digest('base64url').slice(0, 5);
  // A class must not begin with a digit or a dash.
  return hash.replace(/^[\d-]/, '_');
}
