import type { Plan } from '@/domain/imports/plan';
import { fixFileName } from '@/domain/imports/fixFile';
import { findCurrency } from '@/domain/money/currency';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { describeSource, importsBefore } from '@/domain/workspaces/workspaces';
import { createSpeculativeParse, type SpeculativeParse } from './speculative/speculativeParse';
import { importSources, type Imported } from './importSources';
import {
  saveWorkspaces,
  readWorkspace,
  type ReadWorkspace,
  type WorkspaceStorage,
} from '@/data/dataSets/storedWorkspaces';
import { describeStorageFailure } from '@/data/dataSets/storageFailure';
import { withAssignedIds } from '@/data/dataSets/merchantIds';
import { SheetsNeeded } from '@/data/workbooks/withSheets';
import type { ImportAnswer, ImportRequest, NewWorkspace } from './messages';
import { createPreview } from './preview';
import { createRejectedRowsFile } from '@/data/imports/rows/rejectedRows';
import { mostFrequentCurrency, isAnswered, openedSource, resolveSource, type Profiled } from './resolveSources';
import type { ResolvedSource } from './resolveSources';
import { createReading, openSources, Unreadable, type Progress, type Source } from './sources';

/** The time zone of the console, the last year that a date may have, and where workspaces are stored. */
type Context = { timeZone: string; nextYear: number; storage: WorkspaceStorage };
type OpenRequest = Extract<ImportRequest, { kind: 'open' }>;
type Opened = {
  sources: (Source & { profiled?: Profiled })[];
  /** The workspace that the files update. */
  into?: ReadWorkspace;
  records: readonly PaymentRecord[];
  speculative?: SpeculativeParse | undefined;
};

/**
 * One import in a worker. Answers each request, and progress can arrive while an earlier request runs. The rows stay in
 * the worker. Nothing is stored before `save`, which stores everything or nothing.
 */
export function createImportSession(
  post: (answer: ImportAnswer) => void,
  { timeZone, nextYear, storage }: Context,
): (request: ImportRequest) => Promise<void> {
  let opened: Opened | undefined;
  let imported: (Imported & { split: Imported[]; again: () => Promise<void> }) | undefined;

  const postProgress = (progress: Progress) => post({ kind: 'progress', ...progress });
  const createReadingOf = ({ sources }: Opened) => createReading(sources, postProgress);

  async function open({
    files,
    into: workspaceId,
    records = [],
    matchings: columnMappings = {},
    sheets = {},
  }: OpenRequest): Promise<void> {
    opened = imported = undefined;
    const sources = await openSources(files, timeZone, columnMappings, sheets, postProgress);
    const into = workspaceId === undefined ? undefined : await readWorkspace(storage, workspaceId);
    if (into) for (const source of sources) source.plan = { ...source.plan, currency: into.dataSet.currency };
    opened = { sources, into, records };
    const resolved = await resolveAll(
      opened,
      sources.map(({ plan }) => plan),
    );
    reportOpened(opened);
    if (resolved.some(({ questions }) => questions.length > 0)) opened.speculative?.finish();
    // Remembered answers are seen before they are used.
    else if (!sources.some(({ isRemembered }) => isRemembered)) await importResolved(opened, resolved);
  }

  async function resolveAll(source: Opened, plans: readonly Plan[]): Promise<ResolvedSource[]> {
    const read = createReadingOf(source);
    source.sources.forEach((opened, index) => (opened.plan = plans[index] ?? opened.plan));
    const speculative = createSpeculativeParse(source.sources, source.into?.dataSet, nextYear);
    const startSpeculativeParse = () => {
      source.speculative = speculative;
      return speculative?.start() ?? (() => undefined);
    };
    const resolved: ResolvedSource[] = [];
    for (const opened of source.sources) {
      const a = await resolveSource(opened, opened.plan, opened.profiled, read, startSpeculativeParse);
      opened.profiled = a.profiled;
      resolved.push(a);
    }
    // A word that no first row has makes the speculative import useless, regardless of its meaning.
    if (resolved.some(({ questions }) => questions.some(({ about }) => about === 'status' || about === 'type')))
      source.speculative = undefined;
    return resolved;
  }

  const reportOpened = ({ sources }: Opened) => post({ kind: 'opened', sources: sources.map(openedSource) });

  async function judge(source: Opened, plans: readonly Plan[], split: readonly string[]): Promise<void> {
    const resolved = await resolveAll(source, plans);
    if (resolved.some(({ questions }) => questions.length > 0)) reportOpened(source);
    else await importResolved(source, resolved, split);
  }

  /** Rows in each other currency go into a separate workspace, and into no other. */
  async function importResolved(
    source: Opened,
    resolved: readonly ResolvedSource[],
    others: readonly string[] = [],
  ): Promise<void> {
    const before = source.into?.dataSet;
    const currency = findCurrency(before?.currency ?? mostFrequentCurrency(resolved));
    const planned = source.sources.map((opened, index) => ({ ...opened, plan: resolved[index]?.plan ?? opened.plan }));
    const isSplit = (code: string) => code !== currency.code && others.includes(code);
    const context = { currency, nextYear, ...(others.length > 0 && { isElsewhere: isSplit }) };
    const begun = source.speculative?.take(resolved[0]?.plan, context);
    // A finished import cannot be finished again.
    source.speculative = undefined;
    const main = await importSources(planned, before, context, createReadingOf(source), begun);
    const split: Imported[] = [];
    for (const code of others.filter(isSplit)) {
      const splitContext = { currency: findCurrency(code), nextYear, isElsewhere: (b: string) => b !== code };
      split.push(await importSources(planned, undefined, splitContext, createReadingOf(source)));
    }
    imported = { ...main, split, again: () => importResolved(source, resolved, others) };
    post({ kind: 'judged', preview: createPreview(main, before, source.records, split) });
    // Runs while the operator looks at the questions.
    for (const { pending } of [main, ...split]) pending.make();
  }

  /**
   * Reads the files a second time for the rejected rows, and builds one file for each source, because the columns
   * differ.
   */
  async function writeRefused(
    source: Opened,
    { parts: ofMain, split }: NonNullable<typeof imported>,
    workspaceId: string,
  ): Promise<void> {
    const parts = [...ofMain, ...split.flatMap((b) => b.parts)];
    const read = createReadingOf(source);
    const files: { name: string; file: Blob }[] = [];
    for (const { headers, parts: fileParts } of source.sources) {
      const refusedFile = createRejectedRowsFile(headers);
      const broken = parts.filter(({ part, refused }) => fileParts.includes(part) && refused.rows.length > 0);
      if (broken.length === 0) continue;
      for (const { part, refused } of broken) await read(part, () => refusedFile.start(refused));
      const name = source.sources.length === 1 ? undefined : fileParts[0]?.file.name;
      files.push({ name: fixFileName(workspaceId, name), file: refusedFile.finish() });
    }
    post({ kind: 'refusedFile', files });
  }

  async function save(
    from: Opened,
    { pending, split, again }: NonNullable<typeof imported>,
    about: NewWorkspace,
    ofSplit: Readonly<Record<string, NewWorkspace>>,
  ): Promise<void> {
    const { sources, into } = from;
    const source = describeSource(sources.flatMap(({ parts }) => parts.map(({ file }) => file.name)));
    const further = split.flatMap(({ pending: made }) => {
      const named = ofSplit[made.currency];
      return named && made.payments > 0 ? { dataSet: made.make(), workspace: { ...named, source } } : [];
    });
    const { dataSet, givenIds } = into ? withAssignedIds(pending.make(), into) : { dataSet: pending.make() };
    const { id, name, importedOn, imported: moment } = about;
    // An update keeps the settings of the workspace, which another tab may have changed meanwhile.
    const updated = into && { id, name, importedOn, imported: moment, ...importsBefore(into.workspace) };
    const first = { dataSet, workspace: { ...(updated ?? about), source } };
    const update = into && givenIds && { basedOn: into.workspace.hash, givenIds };
    const workspace = await saveWorkspaces(storage, first, further, update);
    if (!workspace) {
      from.into = await readWorkspace(storage, about.id);
      post({ kind: 'overtaken' });
      return again();
    }
    const matched = sources.filter(isAnswered).map(({ headers, plan }) => ({ headers: [...headers], plan }));
    post({ kind: 'saved', workspace, matched });
  }

  async function answer(request: ImportRequest): Promise<void> {
    switch (request.kind) {
      case 'open':
        return open(request);
      case 'judge':
        return opened && judge(opened, request.plans, request.split ?? []);
      case 'refusedFile':
        return opened && imported && writeRefused(opened, imported, request.workspaceId);
      case 'save':
        return opened && imported && save(opened, imported, request.workspace, request.split ?? {});
      default:
        return request satisfies never;
    }
  }

  return async (request) => {
    try {
      await answer(request);
    } catch (error) {
      if (error instanceof Unreadable) post({ kind: 'unreadable', problems: error.problems });
      else if (error instanceof SheetsNeeded) post({ kind: 'sheets', questions: error.questions });
      else post({ kind: 'failed', message: describeStorageFailure(error) });
    }
  };
}
