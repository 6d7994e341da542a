import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Keeps the files of at most two earlier builds, because open pages may still request them. */
export class PreviousBuild {
  private readonly builds: string[][];

  /** `list` is the path of the file with the names of the last two builds' files. */
  constructor(private readonly list: string) {
    this.builds = readBuilds(list);
  }

  /** webpack's `output.clean` calls this for each file that the build does not write. */
  readonly keep = (file: string): boolean =>
    this.builds.some((files) => files.includes(file.replaceAll('\\', '/').replace(/\.(br|gz)$/, '')));

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('PreviousBuild', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const files = Object.keys(compilation.assets)
        .filter((file) => /^assets\/.*\.(js|css|svg)$/.test(file))
        .sort();
      // A build without changes does not count as a build.
      const before = this.builds.filter((build) => build.join() !== files.join());
      mkdirSync(path.dirname(this.list), { recursive: true });
      writeFileSync(this.list, JSON.stringify([files, ...before.slice(0, 1)]));
    });
  }
}

function readBuilds(list: string): string[][] {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as string[][];
  } catch {
    // The first build finds no list.
    return [];
  }
}
