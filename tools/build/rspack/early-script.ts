import { rspack, type Compiler } from '@rspack/core'
import { bundle } from '../bundle.ts'

const NAME = 'EarlyScript'

/** The place of the origin's hints. */
const HINTS = '<meta name="preload">'

/**
 * Returns a plug-in that writes a script into the head of the built document, bundled and minified, to run before
 * anything is painted. The document's own stylesheets become preload hints, since that script decides when and in which
 * order looks load; without scripts they load at once. The files of the chunk `late` get hints marked with `data-areas`,
 * for the pages that need that chunk at once. The origin's hints follow, so that the sheet of a screen is after those.
 */
export function earlyScript(entry: string, late: string): (compiler: Compiler) => void {
  return compiler =>
    compiler.hooks.compilation.tap(NAME, compilation => {
      const html = rspack.HtmlRspackPlugin.getCompilationHooks(compilation)
      const sheets: string[] = []
      html.alterAssetTags.tap(NAME, data => {
        const { styles, scripts } = data.assetTags
        sheets.push(...styles.map(({ attributes }) => sheetFor(String(attributes['href']))))
        for (const { attributes } of styles) Object.assign(attributes, { rel: 'preload', as: 'style' })
        // The shell's own script is the smaller one, and lets the files of an area be requested.
        scripts.reverse()
        for (const { attributes } of scripts) Object.assign(attributes, { fetchpriority: 'high' })
        const lateFiles = compilation.namedChunks.get(late)?.files ?? []
        const files = [...lateFiles].map(file => data.publicPath + file)
        styles.push(...files.map(hintFor))
        sheets.push(...files.filter(isSheet).map(file => sheetFor(file, ' data-areas')))
        return data
      })
      html.beforeEmit.tapPromise(NAME, async data => {
        const { code, sources } = await bundle(compiler, entry)
        compilation.fileDependencies.addAll(sources)
        const withoutScripts = `<noscript>${sheets.join('')}</noscript>`
        const head = `${withoutScripts}${HINTS}<script>${code}</script></head>`
        return { ...data, html: data.html.replace('</head>', () => head) }
      })
    })
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
