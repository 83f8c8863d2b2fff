import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Compiler } from '@rspack/core'

const COMPRESSED = /\.(?:js|css)$/
const compress = promisify(brotliCompress)

/** A plug-in that writes `<file>.br` beside each script and style sheet: the best quality takes too long for a server. */
export function precompressed({ hooks, options, rspack: { Compilation, sources } }: Compiler): void {
  if (options.mode !== 'production') return
  hooks.thisCompilation.tap('Precompressed', compilation => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
    compilation.hooks.processAssets.tapPromise({ name: 'Precompressed', stage }, async assets => {
      const files = Object.entries(assets).filter(([name]) => COMPRESSED.test(name))
      await Promise.all(files.map(([name, source]) => add(name, source.buffer())))
    })

    async function add(name: string, bytes: Buffer): Promise<void> {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      }
      compilation.emitAsset(`${name}.br`, new sources.RawSource(await compress(bytes, { params })))
    }
  })
}
