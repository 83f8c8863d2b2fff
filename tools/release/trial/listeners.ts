import type { Page } from 'playwright'
import type { Release } from 'release-format'

/** Describes the listeners on window and document that code of a release has added. */
export type Listeners = () => Promise<string[]>

/** Follows the scripts of a release in a page from now on. */
export async function listenersOf({ name, version }: Release, page: Page): Promise<Listeners> {
  const browser = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  browser.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url.includes(`/remotes/${name}/${version}/`)) scripts.add(scriptId)
  })
  await browser.send('Debugger.enable')
  await browser.send('Debugger.setSkipAllPauses', { skip: true })

  async function on(target: 'window' | 'document'): Promise<string[]> {
    const { result } = await browser.send('Runtime.evaluate', { expression: target })
    const { listeners } = await browser.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    })
    return listeners
      .filter(({ scriptId }) => scripts.has(scriptId))
      .map(({ type }) => `a listener of ${type} on ${target}`)
  }

  return async () => [...(await on('window')), ...(await on('document'))]
}
