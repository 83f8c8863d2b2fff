import { rspack, type Compiler } from '@rspack/core'
import { bundle } from '../bundle.ts'

const NAME = 'EarlyScript'

/** The place of the origin's hints. */
const HINTS = '<meta name="preload">'

/**
 * Writes a script into the head of the built document, bundled and minified, to run before anything is painted.
 * The document's own stylesheets become preload hints, since that script decides when and in which order looks load;
 * without scripts they load at once. The files of the chunk `late` get hints marked with `data-areas`, for the pages
 * that need that chunk at once. The origin's hints follow, so that the sheet of a screen is after those.
 */
export class EarlyScript {
  readonly #entry: string
  readonly #late: string

  constructor(entry: string, late: string) {
    this.#entry = entry
    this.#late = late
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, compilation => {
      const html = rspack.HtmlRspackPlugin.getCompilationHooks(compilation)
      html.alterAssetTags.tap(NAME, data => {
        const sheets = data.assetTags.styles.map(({ attributes }) => sheetFor(String(attributes['href'])))
        for (const { attributes } of data.assetTags.styles)
          Object.assign(attributes, { rel: 'preload', as: 'style' })
        const lateFiles = compilation.namedChunks.get(this.#late)?.files ?? []
        data.assetTags.styles.push(...Array.from(lateFiles, file => hintFor(data.publicPath + file)))
        data.assetTags.styles.push({
          tagName: 'noscript',
          attributes: {},
          voidTag: false,
          innerHTML: sheets.join(''),
        })
        return data
      })
      html.beforeEmit.tapPromise(NAME, async data => {
        const { code, sources } = await bundle(compiler, this.#entry)
        compilation.fileDependencies.addAll(sources)
        return {
          ...data,
          html: data.html.replace('</head>', () => `${HINTS}<script>${code}</script></head>`),
        }
      })
    })
  }
}

function sheetFor(href: string): string {
  return `<link rel="stylesheet" href="${href}">`
}

function hintFor(href: string) {
  const as = href.endsWith('.css') ? 'style' : 'script'
  return {
    tagName: 'link',
    attributes: { rel: 'preload', as, href, crossorigin: 'anonymous', 'data-areas': true },
    voidTag: true,
  }
}
