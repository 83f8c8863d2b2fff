import { useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { provideSiteConfig } from 'site-config'
import type { AreaLifecycles, AreaProps } from './area-props.ts'
import { connectApiClient } from './connect-api-client.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { Screens, type ScreenTable } from './screens.tsx'

/** Makes an area of its screens: one React root with its own router over the page's one history. */
export function defineArea(table: ScreenTable): AreaLifecycles {
  const roots = new Map<HTMLElement, Root>()

  return {
    async bootstrap({ siteConfig }) {
      provideSiteConfig(siteConfig)
      connectApiClient()
    },

    async mount(props) {
      const root = createRoot(props.domElement)
      roots.set(props.domElement, root)
      await render(root, <Screens table={table} />, props)
    },

    async unmount({ domElement }) {
      roots.get(domElement)?.unmount()
      roots.delete(domElement)
    },

    async unload() {
      for (const root of roots.values()) root.unmount()
      roots.clear()
    },
  }
}

/** Resolves when the area is on the screen; rejects when it crashes before that. */
function render(root: Root, children: ReactNode, { reportCrash }: AreaProps): Promise<void> {
  return new Promise((resolve, reject) => {
    const onCrash = (error: unknown) => {
      reject(error)
      reportCrash(error)
    }
    root.render(
      <CrashBoundary onCrash={onCrash}>
        <BrowserRouter>{children}</BrowserRouter>
        <WhenShown then={resolve} />
      </CrashBoundary>,
    )
  })
}

function WhenShown({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}
