import { rspack, type Compiler } from '@rspack/core'

const NAME = 'EarlyScript'

type Bundle = { code: string; sources: readonly string[] }

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

/** One classic script that needs nothing else, and the files that it is made of. Throws what the build complains of. */
function bundle({ context, options: { module } }: Compiler, entry: string): Promise<Bundle> {
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    context,
    entry,
    output: { filename: 'early.js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: module.rules },
  })
  compiler.hooks.shouldEmit.tap(NAME, () => false)
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) return fail(error ?? new Error(stats?.toString('errors-only')))
      done({
        code: String(stats?.compilation.assets['early.js']?.source()),
        sources: [...(stats?.compilation.fileDependencies ?? [])],
      })
      compiler.close(() => {})
    })
  })
}
