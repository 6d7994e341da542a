import { mkdirSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Compilation, Compiler } from 'webpack';

type Bytes = Map<string, number>;

/** Lists the packages and modules of each emitted file with their minified bytes, as the source maps record them. */
export class ChunkReport {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ChunkReport', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ChunkReport', stage }, (assets) => {
        const files = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file));
        mkdirSync(path.dirname(this.file), { recursive: true });
        writeFileSync(this.file, files.map((file) => describeFile(compilation, file)).join('\n'));
        console.log(`What is in each chunk: ${this.file}`);
      });
    });
  }
}

function describeFile(compilation: Compilation, file: string): string {
  const code = textOf(compilation, file) ?? '';
  const map = textOf(compilation, `${file}.map`);
  const modules = map === undefined ? new Map<string, number>() : bytesByModule(code, map);
  const packages = new Map<string, Bytes>();
  for (const [module, bytes] of modules) {
    const name = packageOf(module);
    packages.set(name, (packages.get(name) ?? new Map<string, number>()).set(module, bytes));
  }
  const lines = [...packages]
    .map(([name, parts]) => ({ name, parts, bytes: [...parts.values()].reduce((sum, count) => sum + count, 0) }))
    .sort((a, b) => b.bytes - a.bytes)
    .flatMap(({ name, parts, bytes }) => [
      line(2, bytes, name),
      ...[...parts].sort(([, a], [, b]) => b - a).map(([module, byteCount]) => line(14, byteCount, module)),
    ]);
  const sent = brotliCompressSync(code).length;
  return `${file}: ${code.length} characters, ${sent} bytes with brotli\n${lines.join('')}`;
}

function line(indent: number, bytes: number, name: string): string {
  return `${' '.repeat(indent)}${String(bytes).padStart(8)}  ${name}\n`;
}

function textOf(compilation: Compilation, file: string): string | undefined {
  return compilation.getAsset(file)?.source.source().toString();
}

function bytesByModule(code: string, map: string): Bytes {
  const sourceMap = new SourceMap(JSON.parse(map) as SourceMapPayload);
  const bytes: Bytes = new Map();
  for (const [index, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = sourceMap.findEntry(index, column);
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      const module = source?.replace(/^webpack:\/\/(splitpay-console\/)?(\.\/)?/, '') ?? 'between modules';
      bytes.set(module, (bytes.get(module) ?? 0) + 1);
    }
  }
  return bytes;
}

/** The package of a module, or the room of a module of the console. */
function packageOf(module: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  return inPackage ?? /^(?:src|webpack)\/[^/]+/.exec(module)?.[0] ?? module;
}
