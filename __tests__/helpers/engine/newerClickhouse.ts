import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClickhouseClient, Question } from '../../../server/engines/clickhouse/client/client';

type Session = { query: (sql: string, format?: string) => string; close: () => void };

/** The folder in which `npm install chdb@3.4.0` ran. The package has 550 MB, so that this one does not depend on it. */
const folder = process.env.CHDB_FOLDER;

/** A newer ClickHouse in this process, with the functions of the client. Undefined if it is not installed. */
export function openNewerClickhouse(): (ClickhouseClient & { close: () => void }) | undefined {
  if (folder === undefined) return undefined;
  const { Session } = createRequire(join(folder, 'package.json'))('chdb') as { Session: new () => Session };
  const session = new Session();
  const files = mkdtempSync(join(tmpdir(), 'splitpay-chdb-'));
  const command = (sql: string) => Promise.resolve(void session.query(sql));

  /** Reads a file of the format into a table. */
  function readIn(
    table: string,
    columns: readonly string[],
    format: string,
    structure: string,
    bytes: string | Buffer,
  ) {
    const file = join(files, 'rows');
    writeFileSync(file, bytes);
    const names = columns.join(', ');
    if (bytes.length > 0)
      session.query(`INSERT INTO ${table} (${names}) SELECT ${names} FROM file('${file}', '${format}'${structure})`);
  }

  function answer<Row>({ sql, tables = [], signal }: Question): Row[] {
    signal?.throwIfAborted();
    for (const { name, structure, rows } of tables) {
      const columns = structure.split(', ').map((column) => column.split(' ', 1)[0]!);
      session.query(`CREATE OR REPLACE TEMPORARY TABLE ${name} (${structure})`);
      const lines = rows.map((row) => JSON.stringify(row)).join('\n');
      readIn(name, columns, 'JSONCompactEachRow', `, '${structure}'`, lines);
    }
    return (JSON.parse(session.query(sql, 'JSONCompact')) as { data: Row[] }).data;
  }

  /** Questions have tables of the same names, so that they are asked one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  return {
    database: 'default',
    cluster: undefined,
    ask<Row extends readonly unknown[]>(question: Question): Promise<Row[]> {
      const asked = last.catch(() => undefined).then(() => answer<Row>(question));
      last = asked;
      return asked;
    },
    command,
    commandOnFirst: command,
    async insertNative(table: string, columns: readonly string[], blocks: AsyncIterable<Buffer>) {
      const portions: Buffer[] = [];
      for await (const block of blocks) portions.push(block);
      readIn(table, columns, 'Native', '', Buffer.concat(portions));
    },
    ping: () => Promise.resolve(),
    close: () => {
      session.close();
      rmSync(files, { recursive: true });
    },
  };
}
