import type { Browser, Page } from 'playwright'

/** The addresses of a release's files that a page has loaded. */
export function filesOf(page: Page, version: string): Promise<string[]> {
  return page.evaluate(
    folder =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter(name => name.includes(folder)),
    `/remotes/mfe-queue/${version}/`,
  )
}

/** Measures the files alone: so many empty pages load and run them at once. In milliseconds, sorted. */
export async function loadEverywhere(browser: Browser, files: string[], count: number): Promise<number[]> {
  const [first = ''] = files
  const pages = await Promise.all(
    Array.from({ length: count }, async () => {
      const page = await (await browser.newContext({ bypassCSP: true })).newPage()
      await page.goto(new URL('/healthz', first).href)
      return page
    }),
  )
  const begun = Date.now()
  const ended = await Promise.all(pages.map(page => page.evaluate(loadAll, files)))
  await Promise.all(pages.map(page => page.context().close()))
  return ended.map(at => at - begun).toSorted((one, other) => one - other)
}

async function loadAll(files: string[]): Promise<number> {
  await Promise.all(
    files.map(
      file =>
        new Promise(loaded => {
          const isStyle = file.endsWith('.css')
          const element = document.createElement(isStyle ? 'link' : 'script')
          element.addEventListener('load', loaded)
          Object.assign(element, isStyle ? { rel: 'stylesheet', href: file } : { src: file })
          document.head.append(element)
        }),
    ),
  )
  return Date.now()
}
