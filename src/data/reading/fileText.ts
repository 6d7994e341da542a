import { createTranscoder } from './decoding';
import type { Encoding, FileProblem, PortionReader, SourceFile } from './sourceFile';

type Chunks = ReadableStreamDefaultReader<Uint8Array>;

/** The first bytes of a file, at most `most`, and whether the file has no more. Undefined if it cannot be read. */
export async function readHead(file: SourceFile, most: number) {
  const chunks = file.stream().getReader();
  const head = new Uint8Array(Math.min(most, file.size));
  let length = 0;
  for (;;) {
    const chunk = await nextChunk(chunks);
    if (chunk === 'unreadable') return undefined;
    if (chunk === undefined) return { bytes: head.subarray(0, length), isWhole: true };
    const part = chunk.subarray(0, head.length - length);
    head.set(part, length);
    length += part.length;
    if (part.length < chunk.length) {
      chunks.cancel().catch(() => undefined);
      return { bytes: head, isWhole: false };
    }
  }
}

/**
 * Passes a file's text on as UTF-8 in portions, with an empty portion at the end. Stops at the first problem.
 */
export async function readBytes(
  file: SourceFile,
  encoding: Encoding,
  read: PortionReader<Uint8Array>,
  { onProgress }: { onProgress: (bytes: number) => void },
): Promise<FileProblem | 'not UTF-8' | undefined> {
  const transcode = createTranscoder(encoding);
  const chunks = file.stream().getReader();
  try {
    for (let position = 0, coming = nextChunk(chunks); ;) {
      const chunk = await coming;
      if (chunk === 'unreadable') return { kind: 'unreadable' };
      const transcoded = transcode(chunk);
      if (transcoded === undefined) return 'not UTF-8';
      const { bytes } = transcoded;
      const isDamaged = transcoded.isDamaged || bytes.includes(0);
      if (chunk === undefined) {
        const problem = bytes.length > 0 ? read(bytes, false, isDamaged) : undefined;
        return problem ?? read(new Uint8Array(), true);
      }
      // The next chunk is fetched while this one is processed.
      coming = nextChunk(chunks);
      const problem = read(bytes, false, isDamaged);
      if (problem) return problem;
      position += chunk.length;
      onProgress(position);
    }
  } finally {
    // Canceling a failed stream fails again.
    chunks.cancel().catch(() => undefined);
  }
}

// Undefined at the end. A file may disappear, change or be locked while it is read.
async function nextChunk(chunks: Chunks): Promise<Uint8Array | 'unreadable' | undefined> {
  try {
    return (await chunks.read()).value;
  } catch {
    return 'unreadable';
  }
}
