import { brotliCompressSync } from 'node:zlib';
import type { Chunk, Compilation, Compiler } from 'webpack';

export type SizeBudget = {
  name: string;
  /** Names of chunks, each counted with everything it needs on the first load. */
  chunks: string[];
  /** Chunks whose files are not counted, because an earlier page has loaded them. */
  without?: string[];
  type: '.js' | '.css';
  /** kB (1,000 bytes) as sent with brotli. */
  maxKilobytes: number;
};

const FIRST_LOOK = ['react', 'main', 'dashboard'];

export const SIZE_BUDGETS: readonly SizeBudget[] = [
  {
    name: 'First look of the dashboard, without the chart',
    chunks: FIRST_LOOK,
    type: '.js',
    maxKilobytes: 129.8,
  },
  { name: 'Chart', chunks: ['chart'], without: FIRST_LOOK, type: '.js', maxKilobytes: 141.5 },
  { name: 'Styles', chunks: ['main', 'dashboard', 'calendar'], type: '.css', maxKilobytes: 16.5 },
];

/** Fails the build when the brotli size of a set of files exceeds its budget; webpack's own limits know only raw sizes. */
export class SizeBudgets {
  constructor(private readonly budgets: readonly SizeBudget[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('SizeBudgets', (compilation) => {
      for (const budget of this.budgets) {
        const there = new Set((budget.without ?? []).flatMap((name) => filesOf(compilation, name)));
        const files = new Set(budget.chunks.flatMap((name) => filesOf(compilation, name)));
        const bytes = [...files]
          .filter((file) => file.endsWith(budget.type) && !there.has(file))
          .reduce((sum, file) => sum + brotliSize(compilation, file), 0);
        const sentence = `${budget.name}: ${(bytes / 1000).toFixed(1)} kB of ${String(budget.maxKilobytes)} kB with brotli`;
        if (bytes === 0) compilation.errors.push(new Error(`Size budget "${budget.name}" matches no file`));
        else if (bytes > budget.maxKilobytes * 1000) compilation.errors.push(new Error(`Too large: ${sentence}`));
        else console.log(sentence);
      }
    });
  }
}

function filesOf(compilation: Compilation, chunkName: string): string[] {
  const entrypoint = compilation.entrypoints.get(chunkName);
  if (entrypoint) return entrypoint.getFiles();
  const group = compilation.namedChunkGroups.get(chunkName);
  if (!group) throw new Error(`Size budget names an unknown chunk: ${chunkName}`);
  return group.chunks.flatMap((chunk: Chunk) => [...chunk.files]);
}

function brotliSize(compilation: Compilation, file: string): number {
  const sent = compilation.getAsset(`${file}.br`);
  if (sent) return sent.source.size();
  const source = compilation.getAsset(file)?.source.buffer();
  return source ? brotliCompressSync(source).length : 0;
}
