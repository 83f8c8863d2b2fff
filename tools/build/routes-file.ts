import type { Compiler } from '@rspack/core'
import type { Route } from 'remote-registry'

/** Writes `routes.json` beside a document: the pages that the document draws by itself, for the origin that serves it. */
export class RoutesFile {
  readonly #routes: readonly Route[]

  constructor(routes: readonly Route[]) {
    this.#routes = routes
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap('RoutesFile', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'RoutesFile', stage }, () => {
        compilation.emitAsset(
          'routes.json',
          new sources.RawSource(`${JSON.stringify(this.#routes, null, 2)}\n`),
        )
      })
    })
  }
}
