import type { Compiler } from '@rspack/core'

/** Returns a plug-in that writes a value as JSON beside the files of a build. */
export function jsonFile(name: string, value: unknown): (compiler: Compiler) => void {
  return ({ hooks, rspack: { Compilation, sources } }) =>
    hooks.thisCompilation.tap('JsonFile', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'JsonFile', stage }, () => {
        const text = `${JSON.stringify(value, null, 2)}\n`
        compilation.emitAsset(name, new sources.RawSource(text))
      })
    })
}
