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
      const sheets: string[] = []
      html.alterAssetTags.tap(NAME, data => {
        const own = data.assetTags.styles.map(({ attributes }) => sheetFor(String(attributes['href'])))
        for (const { attributes } of data.assetTags.styles)
          Object.assign(attributes, { rel: 'preload', as: 'style' })
        for (const { attributes } of data.assetTags.scripts)
          Object.assign(attributes, { fetchpriority: 'high' })
        const lateFiles = compilation.namedChunks.get(this.#late)?.files ?? []
        const late = [...lateFiles].map(file => data.publicPath + file)
        data.assetTags.styles.push(...late.map(hintFor))
        sheets.push(...own, ...late.filter(isSheet).map(file => sheetFor(file, ' data-areas')))
        return data
      })
      html.beforeEmit.tapPromise(NAME, async data => {
        const { code, sources } = await bundle(compiler, this.#entry)
        compilation.fileDependencies.addAll(sources)
        const withoutScripts = `<noscript>${sheets.join('')}</noscript>`
        return {
          ...data,
          html: data.html.replace(
            '</head>',
            () => `${withoutScripts}${HINTS}<script>${code}</script></head>`,
          ),
        }
      })
    })
  }
}

const isSheet = (href: string) => href.endsWith('.css')

function sheetFor(href: string, mark = ''): string {
  return `<link rel="stylesheet"${mark} href="${href}" crossorigin="anonymous">`
}

function hintFor(href: string) {
  const as = isSheet(href) ? 'style' : 'script'
  const media = as === 'script' ? { media: 'not all' } : {}
  return {
    tagName: 'link',
    attributes: { rel: 'preload', as, href, crossorigin: 'anonymous', ...media, 'data-areas': true },
    voidTag: true,
  }
}
