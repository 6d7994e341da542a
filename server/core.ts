import type { Act } from '@/domain/permissions/acts';
import type { TeamPerson } from '@/domain/permissions/permit';
import type { HeadEvent, Person, ProposeAnswer, ProposeRequest, SegmentHead, TeamReading } from '@/protocol/entries';
import type { ListedPayment, StatementPortion } from '@/backend/paymentEngine';
import type {
  AnsweredQuestion,
  AskEngine,
  CreateEngineWorkspace,
  EnginePart,
  FinishedParts,
  FinishParts,
  StreamedQuestion,
} from '@/protocol/engine';
import type { SentPayment, SentPayments } from '@/protocol/sentPayments';
import type { Problem } from '@/protocol/problems';
import type { ChangeWorkspace, CreateWorkspaces, MoveHead, TeamWorkspace } from '@/protocol/workspaces';

/** Who acts, and what the role allows: from the session, never from the request. */
export type Actor = Person & { team: string; acts: readonly Act[] };

/** Reads the people of the actor's team, with their roles. */
export type Team = () => Promise<readonly TeamPerson[]>;

/** What was refused: the HTTP answer is this problem. Every other error is a defect or the database's. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/**
 * The logs of entries, the workspaces and the data sets of a server, on PGlite or PostgreSQL. Every call throws `Refused`
 * if the answer is a problem. Workspaces of another team do not exist for an actor.
 */
export type TeamStore = {
  /** Another one after a restore from a backup. */
  readonly backendId: string;
  /** A reader with `copied` reads segments, and has those up to this position. */
  read: (
    actor: Actor,
    workspace: string,
    after: { seq: number; logId?: string | undefined; copied?: number | undefined },
  ) => Promise<TeamReading>;
  /** The text of a segment, compressed by gzip. */
  segment: (actor: Actor, workspace: string, head: SegmentHead) => Promise<Buffer>;
  /** `team` is asked only if an approval may concern the changes. Without it, nobody is in the team. */
  propose: (actor: Actor, workspace: string, request: ProposeRequest, team?: Team) => Promise<ProposeAnswer>;
  /** Starts a new, empty log. The entries stay in the database. */
  forget: (actor: Actor, workspace: string) => Promise<void>;
  /** Calls back with each newer head, also of other server processes, until the returned function is called. */
  follow: (actor: Actor, workspace: string, onHead: (event: HeadEvent) => void) => Promise<() => void>;
  /** Informs the followers of all server processes that the people or the roles of the team have changed. */
  announceTeam: () => Promise<void>;
  followTeam: (onNews: () => void) => () => void;
  list: (actor: Actor) => Promise<TeamWorkspace[]>;
  find: (actor: Actor, workspace: string) => Promise<TeamWorkspace>;
  create: (actor: Actor, request: CreateWorkspaces) => Promise<TeamWorkspace[]>;
  change: (actor: Actor, workspace: string, change: ChangeWorkspace) => Promise<TeamWorkspace>;
  moveHead: (actor: Actor, workspace: string, move: MoveHead) => Promise<TeamWorkspace>;
  undoImport: (actor: Actor, workspace: string, request: { from: string; zone: string }) => Promise<TeamWorkspace>;
  hasDataSet: (hash: string) => Promise<boolean>;
  /** The path of the file and its size in bytes. */
  dataSetFile: (hash: string) => Promise<{ path: string; size: number } | undefined>;
  /** Checks the hash and that the columns can be read, before the data set can be found. */
  putDataSet: (hash: string, bytes: AsyncIterable<Uint8Array>, mostBytes: number) => Promise<void>;
  /** The workspaces whose payments are in ClickHouse. Undefined if it is off. */
  readonly engine: EngineStore | undefined;
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** A line of a streamed answer of the payment engine. */
export type StreamedLine = { rows: readonly ListedPayment[] } | { portion: StatementPortion };

/** A part of a workspace in the payment engine: a file with the number by which it is replaced. */
type PartToPut = { number: number; name: string };

/**
 * The workspaces whose payments are in ClickHouse. Every call throws `Refused` if the answer is a problem, as for a workspace
 * whose payments are elsewhere.
 */
export type EngineStore = {
  create: (actor: Actor, request: CreateEngineWorkspace) => Promise<TeamWorkspace>;
  listParts: (actor: Actor, workspace: string) => Promise<EnginePart[]>;
  /** The same number with the same bytes changes nothing. */
  putPart: (actor: Actor, workspace: string, part: PartToPut, bytes: AsyncIterable<Uint8Array>) => Promise<EnginePart>;
  removePart: (actor: Actor, workspace: string, number: number) => Promise<void>;
  /** Reads all parts. Undefined if that takes long; then `finished` has the answer. */
  finish: (actor: Actor, workspace: string, request: FinishParts) => Promise<FinishedParts | undefined>;
  finished: (actor: Actor, workspace: string) => Promise<FinishedParts | undefined>;
  /** Builds the tables again from the parts. */
  rebuild: (team: string, workspace: string) => Promise<FinishedParts>;
  /** Adds payments that a program sends. Each id counts once. */
  send: (actor: Actor, workspace: string, payments: readonly SentPayment[]) => Promise<SentPayments>;
  /** Adds what programs had sent when a server ended before it was added. */
  recover: () => Promise<void>;
  ask: (
    actor: Actor,
    workspace: string,
    request: AskEngine & { question: AnsweredQuestion },
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** The lines of a streamed answer, without its end. A refusal comes before the first one. */
  stream: (
    actor: Actor,
    workspace: string,
    request: AskEngine & { question: StreamedQuestion },
    signal: AbortSignal,
  ) => Promise<AsyncIterable<StreamedLine>>;
  /** Whether ClickHouse answers. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};
