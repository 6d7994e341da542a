import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { classOf } from './scripts/build/classOf';
import { intoLayer } from './scripts/build/intoLayer';
import { PrerenderedPages } from './scripts/build/prerenderedPages';
import { offline } from './scripts/build/offline';
import { PreviousBuild } from './scripts/build/previousBuild';
import { ChunkReport } from './scripts/chunkReport';
import securityPolicies from './scripts/hosting/securityPolicies.json';
import { SIZE_BUDGETS, SizeBudgets } from './scripts/sizeBudgets';

type Environment = { report?: boolean };
type Arguments = { mode?: 'production' | 'development' };

const typescript = { transpileOnly: true, compilerOptions: { noEmit: false } };

/** What says a file's content in its name. Short: the first look brings those of all chunks. */
const HASH = '[contenthash:6]';

function nameClass({ resourcePath }: { resourcePath: string }, _pattern: string, name: string): string {
  return classOf(resourcePath, name);
}

const ECHARTS = /\becharts\./;

function minimizer({ compress, ...files }: { compress?: object; include?: RegExp; exclude?: RegExp }) {
  return new MinimizerPlugin({
    ...files,
    extractComments: { banner: false },
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022, pure_getters: true, ...compress } },
  });
}

export default function webpackConfig(
  { report = false }: Environment = {},
  { mode = 'production' }: Arguments,
): Configuration & { devServer: DevServerConfiguration } {
  const isProduction = mode === 'production';
  const policy = Object.entries(securityPolicies.page)
    .map((directive) => directive.join(' '))
    .join('; ');
  const previousBuild = new PreviousBuild('.cache/builds.json');

  return {
    mode,
    target: ['web', 'es2022'],
    devtool: 'source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: path.resolve(__dirname, '.cache/webpack'),
      buildDependencies: { config: [__filename, `${path.resolve(__dirname, 'scripts')}/`] },
    },
    entry: {
      react: './src/app/takeOver/react.ts',
      main: { import: './src/app/main.tsx', dependOn: 'react' },
      theme: './src/app/theme/themeAtLoad.ts',
      part: './src/app/takeOver/partAtLoad.ts',
    },
    output: {
      path: path.resolve(__dirname, 'dist'),
      // Below a path it is another: src/app/publicPath.ts
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
        // Of its two builds the one whose unused parts can be left out.
        'echarts-for-react/lib': 'echarts-for-react/esm',
      },
    },
    module: {
      // A class that a style sheet does not have is an error, too.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          oneOf: [
            {
              test: /[\\/]src[\\/]fixtures[\\/](?!articleTexts|readRows|rowsOf|fees)\w+\.ts$/,
              loader: path.resolve(__dirname, 'scripts/fixtureLoader.mjs'),
              options: typescript,
            },
            {
              test: /[\\/]src[\\/]domain[\\/]/,
              use: [
                path.resolve(__dirname, 'scripts/markSchemasPure.mjs'),
                { loader: 'ts-loader', options: typescript },
              ],
            },
            { loader: 'ts-loader', options: typescript },
          ],
        },
        {
          test: /\.s?css$/,
          use: [
            // Pictures are found from the style sheet, wherever it is served.
            { loader: MiniCssExtractPlugin.loader, options: { publicPath: 'auto' } },
            {
              loader: 'css-loader',
              options: {
                // A sheet of an earlier build that is kept names a map of that one: its hash would not be its content's.
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
                additionalData: intoLayer,
                // Bootstrap 5.3 is written for @import and the global functions; its partials can be taken in no other way.
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
        // Of ECharts: options of earlier versions, axes of times and logarithms, what its own theme, language and loading would say.
        {
          test: /echarts[\\/]lib[\\/](i18n[\\/]langZH|loading[\\/]default|preprocessor[\\/]backwardCompat|scale[\\/](Log|Time)|theme[\\/]dark|util[\\/]shape[\\/]sausage|component[\\/]tooltip[\\/]TooltipRichContent)\.js$/,
          loader: path.resolve(__dirname, 'scripts/leaveOut.mjs'),
        },
        { test: /\.md$/, loader: path.resolve(__dirname, 'scripts/articleLoader.mjs') },
        // Bootstrap draws its arrows and ticks with data: pictures, which the policy refuses; as files they are allowed.
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
        template: './public/index.html',
        // The template itself says in which order they come, and names the scripts of the first paint.
        inject: false,
        excludeChunks: ['theme', 'part'],
        // The development server needs a socket and inline source maps, so only the built page carries the policy.
        policy: isProduction ? policy : undefined,
      }),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] }, noErrorOnMissing: true }],
      }),
      new MiniCssExtractPlugin({
        // The layers decide.
        ignoreOrder: true,
        filename: isProduction ? `assets/[name].${HASH}.css` : '[name].css',
        // Behind those of the page, which stand in its body.
        insert: (link) => document.body.append(link),
        // Nobody names them: a list of their names would be a part of the first look.
        ...(isProduction && { chunkFilename: `assets/[id].${HASH}.css` }),
      }),
      ...offline(isProduction),
      ...(isProduction
        ? [
            new PrerenderedPages(),
            previousBuild,
            new CompressionPlugin({ test: /\.(js|css|html|svg)$/, minRatio: 1 }),
            new CompressionPlugin({
              test: /\.(js|css|html|svg)$/,
              minRatio: 1,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
            }),
            new SizeBudgets(SIZE_BUDGETS),
          ]
        : []),
      ...(report ? [new ChunkReport('.cache/chunks.txt')] : []),
    ],
    optimization: {
      // Names and numbers by use rather than by hash: 3 kB less at the first look.
      ...(isProduction && { mangleExports: 'size', moduleIds: 'size', chunkIds: 'size' }),
      splitChunks: {
        cacheGroups: { echarts: { test: /node_modules\/(echarts|zrender)\//, name: 'echarts', chunks: 'async' } },
      },
      minimizer: [
        // A function is not put into the place of its only call: there it would be made anew at each of a million calls. ECharts has few.
        minimizer({ exclude: ECHARTS, compress: { inline: 0, reduce_vars: false } }),
        minimizer({ include: ECHARTS }),
        new CssMinimizerPlugin(),
      ],
    },
    // Raw sizes; what counts is what is sent, and the size budgets above measure that.
    performance: {
      hints: 'error',
      maxAssetSize: 700_000,
      maxEntrypointSize: 700_000,
      assetFilter: (file) => /\.(js|css)$/.test(file),
    },
    devServer: { historyApiFallback: { disableDotRule: true }, hot: true, port: Number(process.env.PORT ?? 3000) },
    stats: { preset: 'errors-warnings' },
  };
}
