import { randomUUID } from 'node:crypto';
import { EngineUnavailable } from '@/backend/paymentEngine';
import { errorOfAnswer, errorOfConnection } from './errors';
import { LONGEST_FIELD, withShortLists } from './longLists';
import { multipart, send, type Account, type ExternalTable, type Sending } from './sending';

/** The most that one question may take. */
export type QuestionLimits = { seconds: number; memoryBytes: number; resultRows: number };

export type ClickhouseOptions = {
  /** The HTTP addresses of the shards. The first one answers. */
  urls: readonly string[];
  database: string;
  /** The name that the configuration of ClickHouse gives to these shards. Required with several. */
  cluster?: string | undefined;
  /** Answers questions; ClickHouse lets it read only. */
  reader: Account;
  /** Creates tables, inserts rows and stops questions. */
  writer: Account;
  limits?: Partial<QuestionLimits>;
  /** In characters of SQL: the lists of longer SQL travel as tables. */
  longestSql?: number;
};

const LIMITS: QuestionLimits = { seconds: 10, memoryBytes: 2_000_000_000, resultRows: 200_000 };

/** In bytes. */
const LONGEST_QUESTION = 64_000_000;

/** In seconds: how much longer than ClickHouse itself the client waits. */
const GRACE = 5;

export type Question = {
  /** SQL without any text of a person: such texts are in the tables. */
  sql: string;
  tables?: readonly ExternalTable[];
  signal?: AbortSignal | undefined;
  /** The most rows of the answer, instead of the limit of the client. */
  resultRows?: number;
};

export type ClickhouseClient = ReturnType<typeof createClickhouseClient>;

/** Speaks HTTP with ClickHouse. Rejects with `EngineUnavailable`, `QuestionTooLarge`, or the reason of the signal. */
export function createClickhouseClient(options: ClickhouseOptions) {
  const { urls, database, cluster, reader, writer, longestSql = LONGEST_FIELD } = options;
  const limits = { ...LIMITS, ...options.limits };
  const [first] = urls;
  if (first === undefined) throw new RangeError('ClickHouse has no address');
  if (urls.length > 1 && cluster === undefined) throw new RangeError('Several shards need the name of their cluster');
  const asked: Readonly<Record<string, string>> = {
    max_execution_time: String(limits.seconds),
    max_memory_usage: String(limits.memoryBytes),
    // Lists of merchants and integrations travel as arrays of numbers.
    max_query_size: String(LONGEST_QUESTION),
    max_ast_elements: String(LONGEST_QUESTION),
    max_expanded_ast_elements: String(LONGEST_QUESTION),
    result_overflow_mode: 'throw',
    timeout_overflow_mode: 'throw',
    output_format_json_quote_64bit_integers: '0',
    // Without it, an error after the first rows would come behind them with status 200.
    wait_end_of_query: '1',
    send_progress_in_http_headers: '0',
  };

  async function request(url: string, account: Account, settings: Readonly<Record<string, string>>, sending: Sending) {
    const address = new URL(url);
    for (const [name, value] of Object.entries({ database, ...settings })) address.searchParams.set(name, value);
    const { status, text } = await send(address, account, sending).catch((error: unknown) => {
      throw errorOfConnection(error, sending.signal);
    });
    if (status !== 200) throw errorOfAnswer(text);
    return text;
  }

  /** Stops a question, because ClickHouse goes on when nobody waits for its answer. */
  function stop(queryId: string): void {
    const sql = `KILL QUERY WHERE query_id = '${queryId}' ASYNC`;
    request(first ?? '', writer, {}, { body: Buffer.from(sql) }).catch(() => undefined);
  }

  /** Asks as the reader. Each row has its columns in the order of the SQL. */
  async function ask<Row extends readonly unknown[]>(question: Question): Promise<Row[]> {
    const { signal, resultRows = limits.resultRows } = question;
    const { sql, tables } = withShortLists({ sql: question.sql, tables: question.tables ?? [] }, longestSql);
    signal?.throwIfAborted();
    const queryId = randomUUID();
    const settings = { ...asked, ...structuresOf(tables), query_id: queryId, max_result_rows: String(resultRows) };
    const deadline = AbortSignal.timeout((limits.seconds + GRACE) * 1000);
    const signals = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      const body = multipart([{ name: 'query', content: `${sql} FORMAT JSONCompact` }, ...tables.map(asPart)]);
      const text = await request(first ?? '', reader, settings, { ...body, signal: signals });
      return (JSON.parse(text) as { data: Row[] }).data;
    } catch (error) {
      if (signals.aborted) stop(queryId);
      signal?.throwIfAborted();
      if (deadline.aborted) throw new EngineUnavailable('The payment engine does not answer.', { cause: error });
      throw error;
    }
  }

  return {
    database,
    cluster,
    ask,
    /** Runs a command as the writer, on each shard. */
    async command(sql: string): Promise<void> {
      for (const url of urls) await request(url, writer, {}, { body: Buffer.from(sql) });
    },
    /** Runs a command as the writer, on the shard that answers. */
    async commandOnFirst(sql: string): Promise<void> {
      await request(first, writer, {}, { body: Buffer.from(sql) });
    },
    /** Inserts blocks of the format Native as the writer. They are on their shards when it resolves. */
    async insertNative(
      table: string,
      columns: readonly string[],
      blocks: AsyncIterable<Buffer>,
      signal?: AbortSignal,
    ): Promise<void> {
      const settings = {
        query: `INSERT INTO ${table} (${columns.join(', ')}) FORMAT Native`,
        insert_distributed_sync: '1',
      };
      await request(first, writer, settings, { body: blocks, signal });
    },
    /** Whether ClickHouse answers. */
    async ping(signal?: AbortSignal): Promise<void> {
      await ask({ sql: 'SELECT 1', signal });
    },
  };
}

function structuresOf(tables: readonly ExternalTable[]): Record<string, string> {
  return Object.fromEntries(
    tables.flatMap(({ name, structure }) => [
      [`${name}_structure`, structure],
      [`${name}_format`, 'TSV'],
    ]),
  );
}

/** Tabs, line ends and backslashes of a text are escaped, so that it stays one value. */
const escaped = (value: string | number) =>
  typeof value === 'number'
    ? String(value)
    : value.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES[character] ?? character);

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\\0',
};

function asPart({ name, rows }: ExternalTable) {
  const content = rows.map((row) => `${row.map(escaped).join('\t')}\n`).join('');
  return { name, file: name, content };
}
