import webpack, { type Compiler } from 'webpack';
import { CompileHints } from '../../scripts/build/compileHints';

const { RawSource } = webpack.sources;

test('Scripts that run by themselves tell the browser to compile them as they arrive, and no other does', () => {
  const assets = new Map(['main.js', 'main.css', 'dialog.js'].map((file) => [file, new RawSource('run()')]));
  const compilation = {
    hooks: { processAssets: { tap: (_stage: object, act: () => void) => act() } },
    namedChunkGroups: new Map([
      ['main', { getFiles: () => ['main.js', 'main.css'] }],
      ['dialog', { getFiles: () => ['dialog.js'] }],
    ]),
    updateAsset: (file: string, change: (source: webpack.sources.Source) => webpack.sources.RawSource) =>
      assets.set(file, change(assets.get(file)!)),
  };
  const thisCompilation = { tap: (_name: string, act: (each: typeof compilation) => void) => act(compilation) };
  new CompileHints(['main']).apply({ webpack, hooks: { thisCompilation } } as unknown as Compiler);
  expect([...assets.values()].map((source) => source.source())).toEqual([
    '//# allFunctionsCalledOnLoad\nrun()',
    'run()',
    'run()',
  ]);
});
