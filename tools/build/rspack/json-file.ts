import type { Compiler } from '@rspack/core'

/** Writes a value as JSON beside the files of a build. */
export class JsonFile {
  readonly #name: string
  readonly #value: unknown

  constructor(name: string, value: unknown) {
    this.#name = name
    this.#value = value
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap('JsonFile', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'JsonFile', stage }, () => {
        const text = `${JSON.stringify(this.#value, null, 2)}\n`
        compilation.emitAsset(this.#name, new sources.RawSource(text))
      })
    })
  }
}
