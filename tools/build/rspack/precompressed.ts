import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Compiler } from '@rspack/core'

const NAME = 'Precompressed'
const COMPRESSED = /\.(?:js|css)$/
const compress = promisify(brotliCompress)

/** Writes `<file>.br` beside each script and style sheet: the best quality takes too long for a server. */
export class Precompressed {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack
    if (compiler.options.mode !== 'production') return
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async assets => {
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
}
