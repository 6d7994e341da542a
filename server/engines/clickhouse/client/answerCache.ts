import type { ClickhouseClient, Question } from './client';

/** In answers: those used last stay. */
const MOST_ANSWERS = 300;
/** In rows and in characters: larger answers and questions are asked again. */
const MOST_ROWS = 5_000;
const LONGEST_KEY = 100_000;

/**
 * A client that remembers answers. The stored payments of a data set never change, so that what people record since does not change
 * the answers of ClickHouse either. Once the tables get payments of a newer data set, nobody trusts answers that do not compare positions.
 */
export function withAnswerCache<Client extends Pick<ClickhouseClient, 'ask'>>(client: Client): Client {
  const answers = new Map<string, readonly unknown[]>();

  async function ask<Row extends readonly unknown[]>(question: Question): Promise<Row[]> {
    question.signal?.throwIfAborted();
    const key = JSON.stringify([question.sql, question.tables]);
    const known = answers.get(key) as Row[] | undefined;
    const rows = known ?? (await client.ask<Row>(question));
    if (rows.length > MOST_ROWS || key.length > LONGEST_KEY) return rows;
    answers.delete(key);
    answers.set(key, rows);
    for (const oldest of answers.keys()) {
      if (answers.size <= MOST_ANSWERS) break;
      answers.delete(oldest);
    }
    return rows;
  }
  return { ...client, ask };
}
