import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

const HEADER = 'Reference,Merchant,Amount,Date,Status,Currency,Customer ID,Fee,Description,Card';
const STATUSES = ['Completed', 'Completed', 'Completed', 'Failed', 'Pending'];
const LINES_PER_STEP = 10_000;
const two = (number: number) => String(number).padStart(2, '0');

/** Generates an export of `count` payments from a number on, some with quotes: deterministic, about 100 bytes per line. */
export function* paymentLines(count: number, first = 0): Generator<string> {
  let seed = 20240630 + first;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  yield HEADER;
  for (let index = first; index < first + count; index += 1) {
    const time = `${two(next(24))}:${two(next(60))}:${two(next(60))}`;
    yield [
      `PAY-2025-${String(index).padStart(9, '0')}`,
      `Merchant number ${next(500)}`,
      `${next(2000) + 1}.${two(next(100))}`,
      `2025-${two(1 + next(12))}-${two(1 + next(28))} ${time}`,
      STATUSES[next(STATUSES.length)],
      'USD',
      `CUST-${next(100_000)}`,
      `0.${two(next(90))}`,
      next(50) === 0 ? '"Gala, evening"' : 'Gala',
      `visa ${1000 + next(9000)}`,
    ].join(',');
  }
}

export async function writePayments(path: string, count: number, first = 0): Promise<void> {
  const file = createWriteStream(path);
  let lines: string[] = [];
  const write = async () => {
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
    lines = [];
  };
  for (const line of paymentLines(count, first)) if (lines.push(line) === LINES_PER_STEP) await write();
  await write();
  file.end();
  await once(file, 'finish');
}
