import { FORMATS } from '@/data/formats/formats';
import { recognizeCurrency as currencyOfName } from '@/domain/imports/currencyNames';
import { leastWidth } from '@/domain/imports/headerKey';
import { isSame } from '@/lib/objects';
import { kindOf, type Plan, type ImportQuestion } from '@/domain/imports/plan';
import { profileFile, type FileProfile } from '@/domain/imports/profiles/fileProfile';
import { resolvePlan, type ResolvedPlan } from '@/domain/imports/profiles/resolvePlan';
import { findCurrency } from '@/domain/money/currency';
import type { RecordHandlers } from '@/data/reading/readRecords';
import type { OpenedSource } from './messages';
import type { Read, Source } from './sources';

const FIRST_RECORDS = 5;

/** The profile of the columns that were read last, and all questions about them. */
export type Profiled = Pick<Plan, 'columns' | 'holds' | 'answeredKinds' | 'takesRowsAfterBlank'> & {
  profile: FileProfile;
  questions: ImportQuestion[];
};

export type ResolvedSource = ResolvedPlan & { profiled: Profiled };

/**
 * Reads all rows of the files of a source if their columns are new, fills in what is certain, and returns questions for
 * the rest. Earlier answers are asked again, so that the operator can change them. `startSpeculativeParse` starts the speculative
 * import, which gets the same rows.
 */
export async function resolveSource(
  source: Source,
  plan: Plan,
  before: Profiled | undefined,
  read: Read,
  startSpeculativeParse?: () => RecordHandlers['onRecord'],
): Promise<ResolvedSource> {
  const { recognised, isRemembered } = source;
  const { columns, holds, answeredKinds, takesRowsAfterBlank } = plan;
  const isOfColumns = before && isSame([before.columns, before.holds], [columns, holds]);
  // After an answer about types, or about rows after an empty row, other rows count.
  const isKnown =
    isOfColumns && isSame([before.answeredKinds, before.takesRowsAfterBlank], [answeredKinds, takesRowsAfterBlank]);
  const questions = isOfColumns ? before.questions : [];
  const profiled = isKnown
    ? before
    : {
        columns,
        holds,
        answeredKinds,
        takesRowsAfterBlank,
        questions,
        profile: await profileAll(source, plan, read, startSpeculativeParse),
      };
  const { profile } = profiled;
  const decimalsOf = (code: string) => findCurrency(code).decimals;
  const resolved = resolvePlan(plan, profile, decimalsOf);
  // Remembered answers leave no questions, so the questions are also resolved without them, to be shown again.
  const open = isRemembered && resolvePlan({ ...recognised, columns: plan.columns }, profile, decimalsOf);
  for (const question of [...(open ? open.questions : []), ...resolved.questions])
    if (!questions.some((known) => isSameQuestion(known, question))) questions.push(question);
  return { ...resolved, profiled };
}

/** The same question may have other examples or sums. */
function isSameQuestion(a: ImportQuestion, b: ImportQuestion): boolean {
  const about = (question: ImportQuestion) => ({ ...question, examples: [], count: 0, sum: 0 });
  return isSame(about(a), about(b));
}

/** Profiles the records of a file. Rows that are totals or have fewer cells than the header must not influence the settings. */
export function profileRecords(plan: Plan, headers: readonly string[]) {
  const profile = profileFile(plan);
  const least = leastWidth(headers);
  const add: RecordHandlers['onRecord'] = (cells, _line, isAfterBlank) => {
    const isTotal = isAfterBlank && plan.takesRowsAfterBlank !== true;
    if (cells.length >= least && !isTotal) profile.see(cells);
  };
  return { profile, add };
}

async function profileAll(
  { parts, headers }: Pick<Source, 'parts' | 'headers'>,
  plan: Plan,
  read: Read,
  startSpeculativeParse: (() => RecordHandlers['onRecord']) | undefined,
): Promise<FileProfile> {
  const { profile, add } = profileRecords(plan, headers);
  let starts = 0;
  for (const part of parts) {
    await read(part, () => {
      starts += 1;
      const speculativeParse = startSpeculativeParse?.();
      return (cells, line, isAfterBlank) => {
        add(cells, line, isAfterBlank);
        speculativeParse?.(cells, line, isAfterBlank);
      };
    });
  }
  // If the file turns out not to be UTF-8, what was read so far is void. Its encoding is known now.
  return starts === parts.length ? profile : profileAll({ parts, headers }, plan, read, startSpeculativeParse);
}

/** The answer about a source. It does not depend on chosen columns, because the operator may change them. */
export function openedSource({
  parts,
  headers,
  plan,
  recognised,
  isRemembered,
  profiled,
}: Source & { profiled?: Profiled }): OpenedSource {
  return {
    names: parts.map(({ file }) => file.name),
    encodings: [...new Set(parts.map(({ peeked }) => peeked.encoding))],
    headers: [...headers],
    firstRecords: parts
      .flatMap(({ peeked, headerRecord }) => peeked.records.slice(headerRecord + 1))
      .slice(0, FIRST_RECORDS),
    plan,
    ...(isRemembered && { recognised }),
    questions: [...(profiled?.questions ?? [])],
    statuses: profiled ? statusValuesOf(profiled.profile) : [],
  };
}

/** True if the plan has an answer or a correction that the next files with these columns need. */
export function isAnswered({ plan, recognised, isRemembered, profiled }: Source & { profiled?: Profiled }): boolean {
  const isKnown = FORMATS.some(({ name }) => name === plan.format);
  const isCorrected = !isSame([plan.columns, plan.holds], [recognised.columns, recognised.holds]);
  return !isKnown || isCorrected || isRemembered || profiled?.questions.length !== 0;
}

/** The words of the status column in order of appearance, with their counts. */
export function statusValuesOf({ statuses, customStatuses }: FileProfile): OpenedSource['statuses'] {
  return [...statuses.words].map(([key, { spelled, count }]) => {
    const meaning = customStatuses.get(key);
    return { word: spelled, count, ...(meaning && { meaning }) };
  });
}

/** The currency of most rows of all sources. */
export function mostFrequentCurrency(resolved: readonly ResolvedSource[]): string {
  const counts = new Map<string, number>();
  const add = (code: string, count: number) => counts.set(code, (counts.get(code) ?? 0) + count);
  for (const { plan, profiled } of resolved) {
    if (kindOf(plan) !== 'payments') continue;
    const named = [...profiled.profile.currencies.counts()];
    for (const [term, count] of named) add(currencyOfName(term) ?? '', count);
    if (named.length === 0 && plan.currency !== undefined) add(plan.currency, profiled.profile.rows());
  }
  counts.delete('');
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  // The default for files without rows.
  return most?.[0] ?? resolved.find(({ plan }) => plan.currency !== undefined)?.plan.currency ?? 'USD';
}
