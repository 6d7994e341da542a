import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';

/** Runs one statement. Positions are numbers, and the parameters of a statement are `$1`, `$2` and so on. */
export type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Runs statements without parameters, separated by semicolons. */
export type RunScript = (script: string) => Promise<unknown>;

/** PostgreSQL, in the process (PGlite) or as a server. Both run the same SQL. */
export type Database = {
  query: Query;
  /** Runs the statements of `act` in one transaction. An error of `act` undoes all of them. */
  transaction: <Result>(act: (query: Query, run: RunScript) => Promise<Result>) => Promise<Result>;
  /**
   * Runs `act` while no server process runs another one of this name. Throws an error of the database if that takes longer than
   * half a minute.
   */
  alone: <Result>(name: string, act: () => Promise<Result>) => Promise<Result>;
  /**
   * Calls back with the text of each notice of a channel, and with an empty text after notices may have been missed. It
   * ends with the returned function.
   */
  listen: (channel: string, onNotice: (text: string) => void) => Promise<() => Promise<void>>;
  /** What a library with its own tables needs: the pool of `pg`, or the instance of PGlite. */
  readonly driver: { kind: 'postgres'; pool: Pool } | { kind: 'pglite'; pglite: PGlite };
  close: () => Promise<void>;
};

/** The name of the constraint that a statement violates. Undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = Object(error) as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : undefined;
}
