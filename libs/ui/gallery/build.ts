import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = `${here}dist`;

function configuration(target: 'web' | 'node'): Configuration {
  const isServer = target === 'node';
  const modules = {
    exportOnlyLocals: isServer,
    namedExport: false,
    exportLocalsConvention: 'as-is' as const,
    localIdentName: '[name]__[local]',
  };
  const extract = isServer ? [] : [MiniCssExtractPlugin.loader];
  return {
    name: target,
    target,
    mode: 'development',
    devtool: false,
    context: here,
    entry: isServer ? './server.tsx' : './client.tsx',
    output: {
      path: out,
      filename: isServer ? 'server.cjs' : 'gallery.js',
      assetModuleFilename: '[name][ext]',
      publicPath: '',
      ...(isServer && { library: { type: 'commonjs2' as const } }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.module\.css$/, use: [...extract, { loader: 'css-loader', options: { modules } }] },
        { test: /(?<!\.module)\.css$/, use: [...extract, 'css-loader'] },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: isServer ? [] : [new MiniCssExtractPlugin({ filename: 'gallery.css' })],
  };
}

function bundle(): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack([configuration('web'), configuration('node')], (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      resolve();
    });
  });
}

await mkdir(out, { recursive: true });
await bundle();
const { render } = createRequire(import.meta.url)(`${out}/server.cjs`) as { render: () => string };
await writeFile(`${out}/index.html`, render());
console.log(`Gallery: file://${out}/index.html`);
