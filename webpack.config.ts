import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { EnvironmentPlugin, type Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { scopeClassName } from './scripts/build/scopeClassName';
import { CHANGED_FILES } from './scripts/build/newerVersion.mjs';
import { wrapInLayer } from './scripts/build/cascadeLayer';
import { PrerenderedPages } from './scripts/build/prerenderedPages';
import { offline } from './scripts/build/offline';
import { PreviousBuild } from './scripts/build/previousBuild';
import { ChunkReport } from './scripts/chunkReport';
import securityPolicies from './scripts/hosting/securityPolicies.json';
import { SIZE_BUDGETS, SizeBudgets } from './scripts/sizeBudgets';

/**
 * `team` builds the page of a team server instead of the local product, whose files stay as they are. `newer` builds a later
 * version for the browser test of two versions, in development mode. `plain` makes the same files without compressed
 * copies and without source maps: `npm test` checks the page of a team with them.
 */
type Environment = { report?: boolean; team?: boolean; newer?: boolean; plain?: boolean };
type Arguments = { mode?: 'production' | 'development' };

const typescript = { transpileOnly: true, compilerOptions: { noEmit: false } };

/** The hash of the content in a file name. It is short, because the first look contains the names of all chunks. */
const HASH = '[contenthash:6]';

function nameClass({ resourcePath }: { resourcePath: string }, _pattern: string, name: string): string {
  return scopeClassName(resourcePath, name);
}

const NEWER_VERSION = 'scripts/build/newerVersion.mjs';

const ECHARTS = /\becharts\./;

function minimizer({ compress, ...files }: { compress?: object; include?: RegExp; exclude?: RegExp }) {
  return new MinimizerPlugin({
    ...files,
    extractComments: { banner: false },
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022, pure_getters: true, ...compress } },
  });
}

const COMPRESSED = { test: /\.(js|css|html|svg)$/, minRatio: 1 };

const compressions = [
  new CompressionPlugin(COMPRESSED),
  new CompressionPlugin({ ...COMPRESSED, filename: '[path][base].br', algorithm: 'brotliCompress' }),
];

export default function webpackConfig(
  { report = false, team = false, newer = false, plain = false }: Environment = {},
  { mode = 'production' }: Arguments,
): Configuration & { devServer: DevServerConfiguration } {
  const isProduction = mode === 'production';
  const directives = { ...securityPolicies.page, ...(team && { 'connect-src': "'self'" }) };
  const policy = Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
  const previousBuild = new PreviousBuild(team ? '.cache/team-builds.json' : '.cache/builds.json');

  return {
    mode,
    target: ['web', 'es2022'],
    devtool: newer || plain ? false : 'source-map',
    // A production build from a cache of another commit mixed the exports of JSON modules, so that a screen read null.
    cache: !isProduction && {
      type: 'filesystem',
      name: newer ? 'newer' : 'development',
      cacheDirectory: path.resolve(__dirname, '.cache/webpack'),
      buildDependencies: { config: [__filename, `${path.resolve(__dirname, 'scripts')}/`] },
    },
    entry: team
      ? { team: './src/app/team/main.tsx', theme: './src/app/theme/initialTheme.ts' }
      : {
          react: './src/app/hydration/react.ts',
          main: { import: './src/app/main.tsx', dependOn: 'react' },
          theme: './src/app/theme/initialTheme.ts',
          part: './src/app/hydration/initialPart.ts',
        },
    output: {
      path: path.resolve(__dirname, newer ? '.cache/newer' : team ? 'dist-team' : 'dist'),
      // src/app/publicPath.ts sets another path when the product is served below one.
      publicPath: '/',
      filename: isProduction ? `assets/[name].${HASH}.js` : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: { keep: previousBuild.keep },
      trustedTypes: { policyName: 'app#webpack' },
      charset: false,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        '@': path.resolve(__dirname, 'src'),
        // The ES module build can be tree-shaken.
        'echarts-for-react/lib': 'echarts-for-react/esm',
      },
    },
    module: {
      // This also reports a class that a style sheet does not define.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        ...(newer
          ? [{ test: CHANGED_FILES, enforce: 'pre' as const, loader: path.resolve(__dirname, NEWER_VERSION) }]
          : []),
        // A module of these rooms only defines something, so a chunk that uses nothing of it has no need of it.
        { include: /[\\/]src[\\/](domain|lib|selectors)[\\/]/, sideEffects: false },
        {
          test: /\.tsx?$/,
          oneOf: [
            {
              test: /[\\/]src[\\/]fixtures[\\/](?!articleTexts|readRows|rowsOf|fees)\w+\.ts$/,
              loader: path.resolve(__dirname, 'scripts/fixtureLoader.mjs'),
              options: typescript,
            },
            { loader: 'ts-loader', options: typescript },
          ],
        },
        {
          test: /\.s?css$/,
          use: [
            // With 'auto', a style sheet finds its pictures below any path.
            { loader: MiniCssExtractPlugin.loader, options: { publicPath: 'auto' } },
            {
              loader: 'css-loader',
              options: {
                // With a source map, the hash in the name of a cached sheet would not match its content.
                sourceMap: !isProduction,
                modules: {
                  auto: true,
                  localIdentName: '[name]-[local]',
                  ...(isProduction && { getLocalIdent: nameClass }),
                },
              },
            },
            {
              loader: 'sass-loader',
              options: {
                sourceMap: !isProduction,
                additionalData: wrapInLayer,
                // Bootstrap 5.3 uses @import and global functions, so its partials cannot be loaded with @use.
                sassOptions: { quietDeps: true, silenceDeprecations: ['import'] },
              },
            },
          ],
        },
        { test: /node_modules[\\/]react-router[\\/].*\.mjs$/, loader: path.resolve(__dirname, 'scripts/markPure.mjs') },
        {
          test: /node_modules[\\/]redux-persist[\\/]es[\\/]/,
          loader: path.resolve(__dirname, 'scripts/modernHelpers.mjs'),
        },
        // Modules of ECharts that the chart never uses: legacy options, time and log axes, its own theme, language and loading screen.
        {
          test: /echarts[\\/]lib[\\/](i18n[\\/]langZH|loading[\\/]default|preprocessor[\\/]backwardCompat|scale[\\/](Log|Time)|theme[\\/]dark|util[\\/]shape[\\/]sausage|component[\\/]tooltip[\\/]TooltipRichContent)\.js$/,
          loader: path.resolve(__dirname, 'scripts/emptyModule.mjs'),
        },
        { test: /\.md$/, loader: path.resolve(__dirname, 'scripts/articleLoader.mjs') },
        // Bootstrap's arrows and ticks are data: images, which the Content Security Policy blocks; as files they are allowed.
        {
          mimetype: 'image/svg+xml',
          scheme: 'data',
          type: 'asset/resource',
          generator: { filename: 'assets/[contenthash:8].svg' },
        },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: team ? './src/app/team/page.html' : './public/index.html',
        // The template places the tags itself, because their order matters for the first paint.
        inject: false,
        excludeChunks: ['theme', 'part'],
        // The development server needs a socket and inline source maps, so only the built page carries the policy.
        policy: isProduction ? policy : undefined,
      }),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] }, noErrorOnMissing: true }],
      }),
      new MiniCssExtractPlugin({
        // Cascade layers decide, so the order of the files is irrelevant.
        ignoreOrder: true,
        filename: isProduction ? `assets/[name].${HASH}.css` : '[name].css',
        // The page's own style sheets are in its body.
        insert: (link) => document.body.append(link),
        // Numbers instead of names: the list of names would be part of the first look.
        ...(isProduction && { chunkFilename: `assets/[id].${HASH}.css` }),
      }),
      new EnvironmentPlugin({ TEAM: team ? 'true' : '' }),
      ...offline(isProduction, team),
      ...(isProduction
        ? [
            ...(team ? [] : [new PrerenderedPages(), new SizeBudgets(SIZE_BUDGETS)]),
            previousBuild,
            ...(plain ? [] : compressions),
          ]
        : []),
      ...(report ? [new ChunkReport('.cache/chunks.txt')] : []),
    ],
    optimization: {
      minimize: !plain,
      // Identifiers by frequency instead of by hash save 3 kB of the first look.
      ...(isProduction && { mangleExports: 'size', moduleIds: 'size', chunkIds: 'size' }),
      splitChunks: {
        // The menus are one script, so that a problem report can be created when others fail.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'top-menus',
        cacheGroups: { echarts: { test: /node_modules\/(echarts|zrender)\//, name: 'echarts', chunks: 'async' } },
      },
      minimizer: [
        // No inlining of functions: an inlined closure would be created again on each of a million calls. ECharts is exempt below.
        minimizer({ exclude: ECHARTS, compress: { inline: 0, reduce_vars: false } }),
        minimizer({ include: ECHARTS }),
        new CssMinimizerPlugin(),
      ],
    },
    // webpack's hints measure raw sizes; the size budgets above measure compressed sizes.
    performance: {
      hints: newer || plain ? false : 'error',
      maxAssetSize: 700_000,
      maxEntrypointSize: 700_000,
      assetFilter: (file) => /\.(js|css)$/.test(file),
    },
    devServer: { historyApiFallback: { disableDotRule: true }, hot: true, port: Number(process.env.PORT ?? 3000) },
    stats: { preset: 'errors-warnings' },
  };
}
