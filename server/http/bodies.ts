import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import { isRecord } from '@/lib/objects';
import { MOST_BYTES } from '@/protocol/entries';
import { refused } from '../problems';
import type { RequestContext } from './context';

const DEEPEST = 64;
const UNREADABLE = 'The server cannot read this request. Reload the page and try again.';
const PATIENCE = 30_000;

/** The body, read by its schema. Throws the problem `malformed`, or `too-large` above 1 MB or the stated bytes. */
export async function readBody<Schema extends v.GenericSchema>(
  context: RequestContext,
  schema: Schema,
  mostBytes = MOST_BYTES,
): Promise<v.InferOutput<Schema>> {
  const body = parse(await readText(context, mostBytes));
  // A list is an object too, without any of the fields.
  if (!isRecord(body)) throw refused('malformed', UNREADABLE);
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  throw refused(
    'malformed',
    field === null ? UNREADABLE : `The server cannot read the field ${field} of this request.`,
  );
}

/** The JSON text of a body, which is what it says and small enough. Without a body, it is empty. */
export async function readText(context: RequestContext, mostBytes = MOST_BYTES): Promise<string> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw refused('malformed', 'The body of this request has to be application/json.');
  return (await readBytes(context, mostBytes)).toString();
}

/** The bytes of a body, which are UTF-8 and not more than these. */
export async function readBytes({ req, env }: RequestContext, mostBytes: number): Promise<Buffer> {
  const megabytes = Math.floor(mostBytes / 1_000_000);
  const tooLarge = () => refused('too-large', `This request is larger than ${megabytes} MB. Try a smaller part of it.`);
  if (Number(req.header('content-length') ?? 0) > mostBytes) throw tooLarge();
  const timer = setTimeout(() => env.incoming.destroy(), PATIENCE);
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    // A refused body is read no further, but the answer still goes out.
    for await (const chunk of env.incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw tooLarge();
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    if (!isUtf8(bytes)) throw refused('malformed', UNREADABLE);
    return bytes;
  } catch (error) {
    // The client left.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') throw refused('malformed', UNREADABLE);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads JSON that the database can store. Throws the problem `malformed`. */
export function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isStorable(value, 0)) return value;
  } catch {
    // It is no JSON.
  }
  throw refused('malformed', UNREADABLE);
}

/** PostgreSQL cannot store a NUL in a text, or half a pair of UTF-16. Nobody nests deeper. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([key, item]) => isText(key) && isStorable(item, depth + 1));
}

/** Also of ids in an address. */
export function isText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
