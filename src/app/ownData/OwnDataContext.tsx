import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { ImportAnswer, ImportRequest } from '@/data/imports/messages';

/** A worker that reads files: it hears one request at a time, and ends with the import. */
export type Importer = { post: (request: ImportRequest) => void; stop: () => void };

export type OwnData = {
  startImporter: (onAnswer: (answer: ImportAnswer) => void) => Importer;
  /** Starts the console anew in another workspace. */
  onWorkspaceChosen: (id: string) => void;
};

type Dropping = {
  /** The file that was dropped on the console, until the dialog takes it. */
  dropped: File | undefined;
  onDropped: (file: File | undefined) => void;
};

/** In a replay, and where a test has none. */
const NONE: OwnData & Dropping = {
  startImporter: () => ({ post: () => undefined, stop: () => undefined }),
  onWorkspaceChosen: () => undefined,
  dropped: undefined,
  onDropped: () => undefined,
};

const OwnDataContext = createContext(NONE);

export function OwnDataProvider({ ownData = NONE, children }: { ownData?: OwnData; children: ReactNode }) {
  const [dropped, onDropped] = useState<File>();
  const value = useMemo(() => ({ ...ownData, dropped, onDropped }), [ownData, dropped]);
  return <OwnDataContext value={value}>{children}</OwnDataContext>;
}

/** What is around the console where operators bring in data of their own. */
export function useOwnData() {
  return useContext(OwnDataContext);
}
