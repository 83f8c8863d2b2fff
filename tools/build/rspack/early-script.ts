import { rspack, type Compiler } from '@rspack/core'
import { bundle } from '../bundle.ts'

const NAME = 'EarlyScript'

/**
 * Writes a script into the head of the built document, bundled and minified, to run before anything is painted.
 * The document's own stylesheets become preload hints, since that script decides when and in which order looks load.
 */
export class EarlyScript {
  readonly #entry: string

  constructor(entry: string) {
    this.#entry = entry
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, compilation => {
      const html = rspack.HtmlRspackPlugin.getCompilationHooks(compilation)
      html.alterAssetTags.tap(NAME, data => {
        for (const { attributes } of data.assetTags.styles)
          Object.assign(attributes, { rel: 'preload', as: 'style' })
        return data
      })
      html.beforeEmit.tapPromise(NAME, async data => {
        const { code, sources } = await bundle(compiler, this.#entry)
        compilation.fileDependencies.addAll(sources)
        return { ...data, html: data.html.replace('</head>', () => `<script>${code}</script></head>`) }
      })
    })
  }
}
