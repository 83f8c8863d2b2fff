import type { ComponentType, ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { provideSiteConfig } from 'site-config'
import type { AreaLifecycles, AreaProps } from './area-props.ts'
import { AreaTree, screenIn, type ScreenTable } from './area-tree.tsx'
import { connectApiClient } from './connect-api-client.ts'

/** A longer wait for the first screen is shown to the visitor. */
const WORTHWHILE_MS = 150

/** Makes an area of its screens: one React root with its own router over the page's one history. */
export function defineArea(table: ScreenTable): AreaLifecycles & Required<Pick<AreaLifecycles, 'prepare'>> {
  const roots = new Map<HTMLElement, Root>()
  const loaded = new Map<string, ComponentType>()

  /** Requests the screen of the address at once. Returns the table with that request. */
  async function askingFirst(path: string): Promise<ScreenTable> {
    const load = table[path]
    if (!load || loaded.has(path)) return table
    const asked = load()
    const arrives = asked.then(
      file => void loaded.set(path, screenIn(file)),
      () => undefined,
    )
    await Promise.race([arrives, new Promise(resolve => setTimeout(resolve, WORTHWHILE_MS))])
    return { ...table, [path]: () => asked }
  }

  return {
    async bootstrap({ siteConfig }) {
      provideSiteConfig(siteConfig)
      connectApiClient()
    },

    async mount(props) {
      const { domElement, reportCrash } = props
      const screens = await askingFirst(location.pathname)
      await new Promise<void>((resolve, reject) => {
        const onCrash = (error: unknown) => {
          reject(error)
          reportCrash(error)
        }
        const tree = { table: screens, loaded, part: domElement.id, onShown: resolve, onCrash }
        roots.set(domElement, rootOf(<AreaTree Router={BrowserRouter} {...tree} />, props))
      })
    },

    async unmount({ domElement }) {
      roots.get(domElement)?.unmount()
      roots.delete(domElement)
    },

    async prepare(path) {
      await askingFirst(path)
    },

    async unload() {
      for (const root of roots.values()) root.unmount()
      roots.clear()
    },
  }
}

/** Draws the tree in the area's element, or takes over the view of it that the origin has joined there. */
function rootOf(tree: ReactNode, { domElement, reportMismatch = reportError }: AreaProps): Root {
  const identifierPrefix = `${domElement.id.replace('area-', '')}-`
  if (takesOver(domElement))
    return hydrateRoot(domElement, tree, { identifierPrefix, onRecoverableError: reportMismatch })
  // React may report here the mismatch of an earlier root that has crashed: no failure of this one.
  const root = createRoot(domElement, { identifierPrefix, onRecoverableError: console.error })
  root.render(tree)
  return root
}

/** Returns true for a view of the present path: the page may have moved on since it was served. */
function takesOver({ dataset }: HTMLElement): boolean {
  const path = dataset['firstView']
  delete dataset['firstView']
  return path === location.pathname
}
