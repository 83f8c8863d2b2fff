import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { CrashBoundary } from './crash-boundary.tsx'
import { FileComing } from './file-coming.tsx'
import { Hydrated } from './hydrated.tsx'

/** The file of a screen, which exports nothing else. */
type ScreenModule = Readonly<Record<string, ComponentType>>

/** An area's screens by path. Each is fetched on first use. */
export type ScreenTable = Record<string, () => Promise<ScreenModule>>

type Props = {
  table: ScreenTable
  /** The screens that are there already: React holds the others back for 0.3 s behind their placeholder. */
  loaded?: ReadonlyMap<string, ComponentType>
  Router: ComponentType<{ children: ReactNode }>
  /** The id of the element around the area. */
  part: string
  onShown: () => void
  onCrash: (error: unknown) => void
}

/** An area as its build renders it, and as the page draws or hydrates it. */
export function AreaTree({ table, loaded = NONE, Router, part, onShown, onCrash }: Props) {
  const [screens] = useState(() => screensOf(table, loaded))
  return (
    <CrashBoundary onCrash={onCrash}>
      <Router>
        <Suspense fallback={<FileComing />}>
          <Routes>
            {screens.map(([path, Screen]) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={null} />
          </Routes>
          <Hydrated part={part} />
        </Suspense>
      </Router>
      <WhenShown then={onShown} />
    </CrashBoundary>
  )
}

function WhenShown({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}

// Created for every mount: React remembers a failed `lazy` for ever, and a retry must fetch again.
function screensOf(table: ScreenTable, loaded: ReadonlyMap<string, ComponentType>) {
  return Object.entries(table).map(([path, load]) => {
    const Screen = loaded.get(path) ?? lazy(async () => ({ default: screenIn(await load()) }))
    return [path, Screen] as const
  })
}

/** Returns the screen of its file. @throws when it exports none */
export function screenIn(module: ScreenModule): ComponentType {
  const [Screen] = Object.values(module)
  if (!Screen) throw new Error('a file has no screen')
  return Screen
}

const NONE: ReadonlyMap<string, ComponentType> = new Map()
