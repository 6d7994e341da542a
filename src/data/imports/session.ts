import type { DataSet } from '@/data/dataSets/dataSet';
import { decodeDataSet } from '@/data/dataSets/decode';
import { encodeDataSet, hashOf } from '@/data/dataSets/encode';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import { recognise } from '@/data/formats/recognise';
import { peek, type Peek } from '@/data/reading/peek';
import { readRecords } from '@/data/reading/readRecords';
import type { FileProblem } from '@/data/reading/sourceFile';
import { profileFile, type FileProfile } from '@/domain/imports/profiles/fileProfile';
import type { Plan, Question } from '@/domain/imports/plan';
import { settle, type Settled } from '@/domain/imports/profiles/settle';
import { currencyOf } from '@/domain/money/currency';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { isSame } from '@/domain/isSame';
import { createImport } from './createImport';
import type { ImportResult } from './importResult';
import type { ImportAnswer, ImportRequest, NewWorkspace } from './messages';
import { previewOf } from './preview';
import { createRefusedFile } from './refusedFile';

/** What is said of the progress at most: every so many records. */
const RECORDS_TOLD = 20_000;
const FIRST_RECORDS = 5;

/** The console's own time zone, and the last year that a date may have. */
type Context = { timeZone: string; nextYear: number };
type Opened = {
  file: File;
  peeked: Peek;
  headerRecord: number;
  headers: readonly string[];
  /** The workspace that is updated. */
  into?: { workspace: Workspace; dataSet: DataSet };
};

class Unreadable extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem.kind);
  }
}

/**
 * One import, as a worker does it: it hears requests one after the other and says how each ends. What it read stays here;
 * nothing is kept before `save`, and then all of it or nothing.
 */
export function createImportSession(
  say: (answer: ImportAnswer) => void,
  { timeZone, nextYear }: Context,
): (request: ImportRequest) => Promise<void> {
  let opened: Opened | undefined;
  /** Of the columns that were read last: what their texts say, and all that was asked about them. */
  let profiled: { columns: Plan['columns']; profile: FileProfile; asked: Question[] } | undefined;
  let result: ImportResult | undefined;

  /** Hands every record to what `start` makes; the encoding may turn out another, and then all starts again. */
  async function readAll(source: Opened, start: () => Parameters<typeof readRecords>[3]['onRecord']) {
    const { file, peeked, headerRecord } = source;
    let [bytes, rows] = [0, 0];
    let onRecord = start();
    const tell = () => say({ kind: 'progress', bytes, total: file.size, rows });
    const { problem, encoding } = await readRecords(file, peeked.layout, headerRecord, {
      onRecord: (...record) => {
        onRecord(...record);
        if ((rows += 1) % RECORDS_TOLD === 0) tell();
      },
      onProgress: (read) => {
        bytes = read;
      },
      onRestart: () => {
        rows = 0;
        onRecord = start();
      },
    });
    if (problem) throw new Unreadable(problem);
    source.peeked = { ...peeked, encoding, layout: { ...peeked.layout, encoding } };
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

  async function open(file: File, workspaceId: string | undefined): Promise<void> {
    const peeked = await peek(file);
    if ('problem' in peeked) throw new Unreadable(peeked.problem);
    const into = workspaceId === undefined ? undefined : await readWorkspace(workspaceId);
    const { headerRecord, plan: recognised } = recognise(peeked.records, timeZone);
    const plan = into ? { ...recognised, currency: into.dataSet.currency } : recognised;
    opened = { file, peeked, headerRecord, headers: peeked.records[headerRecord] ?? [], into };
    profiled = result = undefined;
    const { questions } = await settleOver(opened, plan);
    tellOpened(opened, plan);
    if (questions.length === 0) await judge(opened, plan);
  }

  /** Looks at all rows where their columns are new: what is certain is filled in, and the rest are questions. */
  async function settleOver(source: Opened, plan: Plan): Promise<Settled> {
    if (!profiled || !isSame(profiled.columns, plan.columns)) {
      let profile = profileFile(plan);
      await readAll(source, () => {
        profile = profileFile(plan);
        return (fields) => profile.see(fields);
      });
      profiled = { columns: plan.columns, profile, asked: [] };
    }
    const { asked, profile } = profiled;
    const settled = settle(plan, profile, (code) => currencyOf(code).decimals);
    asked.push(...settled.questions.filter((question) => !asked.some((before) => isSame(before, question))));
    return settled;
  }

  /**
   * What follows from the rows alone is not handed over: with other columns it would be something else. What was answered
   * before is asked again, so that it can be changed.
   */
  function tellOpened({ file, peeked, headers, headerRecord }: Opened, plan: Plan): void {
    const firstRecords = peeked.records.slice(headerRecord + 1, headerRecord + 1 + FIRST_RECORDS);
    const { encoding } = peeked;
    const questions = [...(profiled?.asked ?? [])];
    say({
      kind: 'opened',
      opened: { name: file.name, encoding, headers: [...headers], firstRecords, plan, questions },
    });
  }

  async function judge(source: Opened, asked: Plan): Promise<void> {
    const { plan, questions } = await settleOver(source, asked);
    if (questions.length > 0) {
      tellOpened(source, asked);
      return;
    }
    const context = { currency: currencyOf(plan.currency ?? ''), nextYear };
    const before = source.into?.dataSet;
    let reading = createImport(plan, source.headers, before, context);
    await readAll(source, () => {
      reading = createImport(plan, source.headers, before, context);
      return reading.add;
    });
    result = reading.finish();
    say({ kind: 'judged', preview: previewOf(result, before !== undefined) });
  }

  /** Reads the file once more for the rows that were refused. */
  async function writeRefused(source: Opened, { refused }: ImportResult): Promise<void> {
    let file = createRefusedFile(refused);
    await readAll(source, () => {
      file = createRefusedFile(refused);
      return file.add;
    });
    say({ kind: 'refusedFile', file: file.finish() });
  }

  async function save({ file, into }: Opened, { dataSet }: ImportResult, about: NewWorkspace): Promise<void> {
    const bytes = encodeDataSet(dataSet);
    const workspace = {
      ...about,
      source: file.name,
      hash: await hashOf(bytes),
      rows: dataSet.payments.length,
      ...previousOf(into),
    };
    const files = openWorkspaceFiles();
    try {
      await files.save(workspace, bytes);
    } finally {
      files.close();
    }
    say({ kind: 'saved', workspace });
  }

  return async (request) => {
    try {
      if (request.kind === 'open') await open(request.file, request.into);
      else if (request.kind === 'judge' && opened) await judge(opened, request.plan);
      else if (request.kind === 'refusedFile' && opened && result) await writeRefused(opened, result);
      else if (request.kind === 'save' && opened && result) await save(opened, result, request.workspace);
    } catch (error) {
      if (error instanceof Unreadable) say({ kind: 'unreadable', problem: error.problem });
      else say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
}

function previousOf(into: Opened['into']): Pick<Workspace, 'previous'> {
  if (!into) return {};
  const { source, hash, rows, importedOn } = into.workspace;
  return { previous: { source, hash, rows, importedOn } };
}
