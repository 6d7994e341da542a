/** The part of `File` that reading needs. */
export type SourceFile = { name: string; size: number; stream: () => ReadableStream<Uint8Array> };

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * The layout of the records in a file. The headers of JSON are the names in its first megabyte, in order of appearance;
 * nested names are joined (`a.b`).
 */
export type Layout =
  | { kind: 'delimited'; encoding: Encoding; separator: Separator }
  | { kind: 'json' | 'ndjson'; encoding: Encoding; headers: readonly string[] };

/** Why a file cannot be read. Lines count from 1. */
export type FileProblem =
  | {
      kind:
        | 'empty'
        | 'unreadable'
        | 'workbook'
        | 'archive'
        | 'binary'
        | 'not text'
        | 'markup'
        | 'one column'
        | 'backup';
    }
  | { kind: 'refunds and voids' }
  /** A settlement report of PayPal without its line of column names. */
  | { kind: 'column names missing' }
  | { kind: 'too large'; size: number }
  | { kind: 'too many columns'; line: number }
  /** The line where the quote opens. */
  | { kind: 'quote never closes'; line: number }
  /** Valid JSON without exactly one list of objects. The column counts characters from 1. */
  | { kind: 'JSON broken' | 'JSON of another shape'; line: number; column: number };

export const MOST_COLUMNS = 1000;
/**
 * In bytes, for all files of an import together: 4,000,000 rows (440 MB) take 1.6 GB of memory while they are read, and
 * a page has little more.
 */
export const LARGEST_FILE = 500 * 2 ** 20;
/** In bytes of UTF-8. For JSON in characters. */
export const LONGEST_RECORD = 2 ** 20;

/**
 * Reads a text or its bytes in portions. Each call returns a problem if it found one, after which nothing more must be
 * read. `isDamaged` is true if some bytes of the portion are zero or not valid UTF-8.
 */
export type PortionReader<Portion = string> = (
  portion: Portion,
  isLast: boolean,
  isDamaged?: boolean,
) => FileProblem | undefined;
