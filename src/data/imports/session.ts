import type { DataSet } from '@/data/dataSets/dataSet';
import { decodeDataSet } from '@/data/dataSets/decode';
import { encodeDataSet, hashOf } from '@/data/dataSets/encode';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import { BY_HAND } from '@/data/formats/recognise';
import type { Plan } from '@/domain/imports/plan';
import { currencyOf } from '@/domain/money/currency';
import { describeSource, importsBefore, type Workspace } from '@/domain/workspaces/workspaces';
import { importSources, type Imported } from './importSources';
import type { ImportAnswer, ImportRequest, NewWorkspace, OpenedSource } from './messages';
import { previewOf } from './preview';
import { createRefusedFile } from './refusedFile';
import { currencyOfMost, settleSource, type Profiled, type Read, type SettledSource } from './settleSources';
import { openSources, readPart, Unreadable, type Source } from './sources';

/** What is said of the progress at most: every so many records. */
const RECORDS_TOLD = 20_000;
const FIRST_RECORDS = 5;

/** The console's own time zone, and the last year that a date may have. */
type Context = { timeZone: string; nextYear: number };
type OpenRequest = Extract<ImportRequest, { kind: 'open' }>;
type Opened = {
  sources: (Source & { profiled?: Profiled })[];
  /** The workspace that is updated. */
  into?: { workspace: Workspace; dataSet: DataSet };
};

/**
 * One import, as a worker does it: it hears requests one after the other and says how each ends. What it read stays here;
 * nothing is kept before `save`, and then all of it or nothing.
 */
export function createImportSession(
  say: (answer: ImportAnswer) => void,
  { timeZone, nextYear }: Context,
): (request: ImportRequest) => Promise<void> {
  let opened: Opened | undefined;
  let imported: Imported | undefined;

  /** Reads files one after the other, and says how far all of them are. */
  function createReading({ sources }: Opened): Read {
    const total = sources.flatMap(({ parts }) => parts).reduce((sum, { file }) => sum + file.size, 0);
    let [read, rows] = [0, 0];
    return async (part, start) => {
      const rowsBefore = rows;
      let bytes = 0;
      await readPart(
        part,
        () => {
          rows = rowsBefore;
          return start();
        },
        {
          onRecord: () => {
            if ((rows += 1) % RECORDS_TOLD === 0) say({ kind: 'progress', bytes: read + bytes, total, rows });
          },
          onProgress: (portion) => {
            bytes = portion;
          },
        },
      );
      read += part.file.size;
    };
  }

  async function open({ files, into: workspaceId, matchings = {} }: OpenRequest): Promise<void> {
    opened = imported = undefined;
    const sources = await openSources(files, timeZone, matchings);
    const into = workspaceId === undefined ? undefined : await readWorkspace(workspaceId);
    if (into) for (const source of sources) source.plan = { ...source.plan, currency: into.dataSet.currency };
    opened = { sources, into };
    const settled = await settleAll(
      opened,
      sources.map(({ plan }) => plan),
    );
    tellOpened(opened);
    // Remembered answers are seen before they are used.
    if (settled.every(({ questions }) => questions.length === 0) && !sources.some(({ recognised }) => recognised))
      await importSettled(opened, settled);
  }

  async function settleAll(source: Opened, plans: readonly Plan[]): Promise<SettledSource[]> {
    const read = createReading(source);
    const settled: SettledSource[] = [];
    for (const [index, each] of source.sources.entries()) {
      each.plan = plans[index] ?? each.plan;
      const one = await settleSource(each, each.plan, each.profiled, read);
      each.profiled = one.profiled;
      settled.push(one);
    }
    return settled;
  }

  /** What follows from the rows alone is not handed over: with other columns it would be something else. */
  function tellOpened({ sources }: Opened): void {
    const tell = ({ parts, headers, plan, recognised, profiled }: Opened['sources'][number]): OpenedSource => ({
      names: parts.map(({ file }) => file.name),
      encodings: [...new Set(parts.map(({ peeked }) => peeked.encoding))],
      headers: [...headers],
      firstRecords: parts
        .flatMap(({ peeked, headerRecord }) => peeked.records.slice(headerRecord + 1))
        .slice(0, FIRST_RECORDS),
      plan,
      ...(recognised && { recognised }),
      questions: [...(profiled?.asked ?? [])],
    });
    say({ kind: 'opened', sources: sources.map(tell) });
  }

  async function judge(source: Opened, plans: readonly Plan[]): Promise<void> {
    const settled = await settleAll(source, plans);
    if (settled.some(({ questions }) => questions.length > 0)) tellOpened(source);
    else await importSettled(source, settled);
  }

  async function importSettled(source: Opened, settled: readonly SettledSource[]): Promise<void> {
    const before = source.into?.dataSet;
    const currency = currencyOf(before?.currency ?? currencyOfMost(settled));
    const planned = source.sources.map((each, index) => ({ ...each, plan: settled[index]?.plan ?? each.plan }));
    imported = await importSources(planned, before, { currency, nextYear }, createReading(source));
    say({ kind: 'judged', preview: previewOf(imported, before) });
  }

  /** Reads the files once more for the rows that were refused: a file for each source, whose columns they have. */
  async function writeRefused(source: Opened, { parts }: Imported): Promise<void> {
    const read = createReading(source);
    const files: { name: string; file: Blob }[] = [];
    for (const { headers, parts: own } of source.sources) {
      const refusedFile = createRefusedFile(headers);
      const broken = parts.filter(({ part, refused }) => own.includes(part) && refused.rows.length > 0);
      if (broken.length === 0) continue;
      for (const { part, refused } of broken) await read(part, () => refusedFile.start(refused));
      const name = source.sources.length === 1 ? 'rows-to-repair.csv' : `rows-to-repair-${own[0]?.file.name ?? ''}`;
      files.push({ name: name.replace(/(?:\.\w+)?$/, '.csv'), file: refusedFile.finish() });
    }
    say({ kind: 'refusedFile', files });
  }

  async function save({ sources, into }: Opened, { dataSet }: Imported, about: NewWorkspace): Promise<void> {
    const bytes = encodeDataSet(dataSet);
    const workspace = {
      ...about,
      source: describeSource(sources.flatMap(({ parts }) => parts.map(({ file }) => file.name))),
      hash: await hashOf(bytes),
      rows: dataSet.payments.length,
      ...(into && importsBefore(into.workspace)),
    };
    const files = openWorkspaceFiles();
    try {
      await files.save(workspace, bytes);
    } finally {
      files.close();
    }
    const matched = sources
      .filter(({ plan, profiled }) => plan.format === BY_HAND || profiled?.asked.length !== 0)
      .map(({ headers, plan }) => ({ headers: [...headers], plan }));
    say({ kind: 'saved', workspace, matched });
  }

  return async (request) => {
    try {
      if (request.kind === 'open') await open(request);
      else if (request.kind === 'judge' && opened) await judge(opened, request.plans);
      else if (request.kind === 'refusedFile' && opened && imported) await writeRefused(opened, imported);
      else if (request.kind === 'save' && opened && imported) await save(opened, imported, request.workspace);
    } catch (error) {
      if (error instanceof Unreadable) say({ kind: 'unreadable', problems: error.problems });
      else say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
}

async function readWorkspace(id: string): Promise<NonNullable<Opened['into']>> {
  const files = openWorkspaceFiles();
  try {
    const stored = await files.read(id);
    const dataSet = stored && decodeDataSet(stored.bytes);
    if (!dataSet || 'problem' in dataSet) throw new Error('the workspace that is to be updated cannot be read');
    return { workspace: stored.workspace, dataSet };
  } finally {
    files.close();
  }
}
