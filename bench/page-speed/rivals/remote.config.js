/* In the copy with plain federation this is the `rspack.config.ts` of a remote. */
import { basename, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { defineRemote } from '../rspack.base.ts'
import { shared } from '../plain-federation.js'

const folder = process.cwd()
const name = basename(folder).replaceAll('-', '_')
const [base] = defineRemote(folder, { slot: 'main', routes: {}, devPort: 0 })

export default {
  ...base,
  output: {
    ...base.output,
    path: join(folder, `../shell/dist/assets/${name}`),
    chunkFilename: 'assets/[name].[contenthash:10].js',
    cssChunkFilename: 'assets/[name].[contenthash:10].css',
  },
  resolve: { ...base.resolve, alias: {} },
  plugins: [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.tsx' },
      shared,
      dts: false,
    }),
  ],
}
