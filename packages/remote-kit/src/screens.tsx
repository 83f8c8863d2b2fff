import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Spinner } from 'ui-kit'
import * as t from './texts.ko.ts'

/** An area's screens by path. Each is fetched on first use. */
export type ScreenTable = Record<string, () => Promise<ComponentType>>

export function Screens({ table }: { table: ScreenTable }) {
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
