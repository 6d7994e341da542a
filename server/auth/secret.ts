import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that signs session cookies. The first start creates it in the folder, readable for the owner alone; of two starts
 * at the same instant, both use the key of the first.
 */
export async function readSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return stored;
  const complete = `${file}-${randomUUID()}`;
  await writeFile(complete, randomBytes(32).toString('base64'), { mode: 0o600, flush: true });
  await link(complete, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(complete);
  return readFile(file, 'utf8');
}
