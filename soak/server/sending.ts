import { request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import type { Random } from '../random';

/** A request that no page sends. */
export type Malformed = { method: string; path: string; body?: string | Buffer; headers?: Record<string, string> };

export const randomBytes = (random: Random, length: number) =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

/** The status, or undefined if the server closed the connection. */
export async function sendHttp(origin: string, cookie: string, { method, path, body, headers }: Malformed) {
  return new Promise<number | undefined>((resolve) => {
    const { hostname, port } = new URL(origin);
    // The server may close the connection of a request that is too large, and no other request may be on its way on it.
    const options = { hostname, port, method, path, agent: false };
    const request = sendRequest({ ...options, headers: { Origin: origin, Cookie: cookie, ...headers } }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode));
    });
    // A body that is too large may still be on its way when the answer is there.
    request.on('error', () => resolve(undefined));
    request.end(body);
  });
}

/** Bytes that are no HTTP. The server may answer them, or close the connection. */
export async function sendRaw(origin: string, random: Random): Promise<number | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      const start = random.pick([
        '',
        'GET / HTTP/1.1\r\n',
        'GET /api/me HTTP/9.9\r\n',
        'POST /api/setup HTTP/1.1\r\nContent-Length: x\r\n',
      ]);
      socket.end(
        Buffer.concat([Buffer.from(start), randomBytes(random, 1 + random.below(500)), Buffer.from('\r\n\r\n')]),
      );
    });
    socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text === '' ? undefined : Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
    socket.setTimeout(5_000, () => socket.destroy());
  });
}
