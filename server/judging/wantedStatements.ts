import * as v from 'valibot';
import { daySchema } from '@/domain/calendar/schema';
import type { IssuedStatement } from '@/domain/statements/issued';
import type { IssuedLines } from '@/domain/statements/issuedLines';
import { isRecord } from '@/lib/objects';
import type { LogEntry } from '../log/logEntry';
import { refused } from '../problems';

/** The party and the days of a statement that a request issues. */
export type WantedStatement = Pick<IssuedStatement, 'partyId' | 'start' | 'end'>;

/** What the engine gives of a statement, in cents, all of one moment. */
export type EngineStatement = Pick<IssuedStatement, 'opening' | 'closing'> & IssuedLines;

/** By `statementKey`. */
export type EngineStatements = ReadonlyMap<string, EngineStatement>;

export const statementKey = ({ partyId, start, end }: WantedStatement) => `${start} ${end} ${partyId}`;

const wantedSchema = v.object({ partyId: v.string(), start: daySchema, end: daySchema });

/** What the engine is asked about before it is judged. */
export type Proposal = { kind: string; id?: string; value?: unknown; withdrawn?: boolean | undefined };

/**
 * The statements that a request issues, apart from those that it restores as they were. The engine knows only what is stored, so
 * it throws the problem `malformed` if an earlier change of the request may change the figures of one.
 */
export function wantedStatements(
  proposals: readonly Proposal[],
  find: (kind: string, id: string) => LogEntry | undefined,
): WantedStatement[] {
  const wanted: WantedStatement[] = [];
  const parties = new Set<string>();
  let areFiguresStored = true;
  for (const { kind, id = '', value, withdrawn = false } of proposals) {
    const isIssued = kind === 'statements' && !withdrawn;
    if (isIssued && !isRestored(find(kind, id), value) && v.is(wantedSchema, value)) {
      if (!areFiguresStored || parties.has(value.partyId))
        throw refused(
          'malformed',
          'The payments of this workspace are in the payment engine. Issue its statements before other changes of a request, and one for each party.',
        );
      parties.add(value.partyId);
      wanted.push(v.parse(wantedSchema, value));
    }
    areFiguresStored &&= isIssued;
  }
  return wanted;
}

/** Whether the statement was withdrawn, and is put again as it was. */
function isRestored(before: LogEntry | undefined, value: unknown): boolean {
  if (before?.withdrawn !== true || !isRecord(before.value) || !isRecord(value)) return false;
  return before.value.recordId === value.recordId;
}
