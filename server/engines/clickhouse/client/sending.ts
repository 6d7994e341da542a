import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A user of ClickHouse. */
export type Account = { user: string; password: string };

/** A table that travels with a question. It is the only way of a person's text into ClickHouse. */
export type ExternalTable = {
  name: string;
  /** The columns with their types, as ClickHouse writes them. */
  structure: string;
  rows: readonly (readonly (string | number)[])[];
};

/** A condition of SQL, which has only numbers and names of columns in it, with the tables that hold its texts. */
export type Condition = { sql: string; tables: readonly ExternalTable[] };

export type Sending = {
  body: Buffer | AsyncIterable<Buffer>;
  contentType?: string;
  signal?: AbortSignal | undefined;
};

type Part = { name: string; file?: string; content: string };

/** A form with these parts. A part with a file name is an external table. */
export function multipart(parts: readonly Part[]): { body: Buffer; contentType: string } {
  const boundary = `part-${randomUUID()}`;
  const texts = parts.map(({ name, file, content }) => {
    const fileName = file === undefined ? '' : `; filename="${file}"`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n${content}\r\n`;
  });
  return {
    body: Buffer.from(`${texts.join('')}--${boundary}--\r\n`),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** Sends a request and reads the whole answer. */
export async function send(
  address: URL,
  account: Account,
  sending: Sending,
): Promise<{ status: number; text: string }> {
  const { body, contentType, signal } = sending;
  const open = address.protocol === 'https:' ? httpsRequest : httpRequest;
  const request = open(address, {
    method: 'POST',
    // ClickHouse closes a connection that rests for seconds, and a stream of rows cannot be sent again.
    agent: false,
    signal,
    headers: {
      'X-ClickHouse-User': account.user,
      'X-ClickHouse-Key': account.password,
      ...(contentType !== undefined && { 'Content-Type': contentType }),
      ...(Buffer.isBuffer(body) && { 'Content-Length': body.length }),
    },
  });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') setTimeout(() => reject(error), PATIENCE).unref();
      else reject(error);
    });
    request.once('response', (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (chunk: string) => (text += chunk));
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  if (Buffer.isBuffer(body)) request.end(body);
  else
    pipeline(Readable.from(body, { objectMode: false }), request).catch((error: unknown) => {
      // A server that refuses the rows answers and closes the connection before it has read all of them.
      setTimeout(() => request.destroy(error as Error), PATIENCE).unref();
    });
  return answered;
}

/** In milliseconds: how long an early answer may take to arrive. */
const PATIENCE = 1_000;
