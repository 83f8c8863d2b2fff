import { useEffect, lazy, Suspense, useState, type ReactNode, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { provideSiteConfig } from 'site-config'
import { Spinner } from 'ui-kit'
import type { AreaLifecycles, AreaProps } from './area-props.ts'
import { connectApiClient } from './connect-api-client.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import * as t from './texts.ko.ts'

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

/** An area's screens by path. Each is fetched on first use. */
export type ScreenTable = Record<string, () => Promise<ComponentType>>

function Screens({ table }: { table: ScreenTable }) {
  const [screens] = useState(() => lazyScreens(table))
  return (
    <Suspense fallback={<Spinner label={t.loading} />}>
      <Routes>
        {screens.map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  )
}

// Created for every mount: React remembers a failed `lazy` for ever, and a retry must fetch again.
function lazyScreens(table: ScreenTable) {
  return Object.entries(table).map(([path, load]) => {
    const Screen = lazy(async () => ({ default: await load() }))
    return [path, Screen] as const
  })
}
