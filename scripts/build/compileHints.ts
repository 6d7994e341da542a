import type { Compiler } from 'webpack';

/** Understood by Chromium: every function of the script is compiled while it arrives, beside the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts of some chunks as those that run without anybody pressing anything. Else the main thread compiles their functions,
 * each when it is called first: a third of what a first look takes it.
 */
export class CompileHints {
  constructor(private readonly chunks: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // Behind the minimizer, which takes comments away, and before the source maps.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap('CompileHints', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'CompileHints', stage }, () => {
        const files = this.chunks.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
        for (const file of new Set(files.filter((each) => each.endsWith('.js'))))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
      });
    });
  }
}
