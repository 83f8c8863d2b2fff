import { lazy, Suspense, useState, type ComponentType } from 'react'
import { paths } from 'domain-rules/journey'
import { CrashBoundary, Hydrated } from 'remote-kit'
import { ScreenFailed } from './failed/screen-failed.tsx'
import { HomeScreen } from './home/home-screen.tsx'
import { loadScreen } from './load-screen.ts'
import { ScreenLoading } from './loading/screen-loading.tsx'

/** A screen of the shell's own, for one path. If its file does not load, or if it crashes, it offers another try. */
export function ShellScreen({ path }: { path: string }) {
  const [Screen, setScreen] = useState(() => screenAt(path))
  const [failed, setFailed] = useState(false)

  function fail(error: unknown) {
    console.error(`${path} failed`, error)
    screens.delete(path)
    setFailed(true)
  }

  function tryAgain() {
    setScreen(() => screenAt(path))
    setFailed(false)
  }

  if (failed) return <ScreenFailed onRetry={tryAgain} />
  return (
    <CrashBoundary onCrash={fail}>
      <Suspense fallback={<ScreenLoading />}>
        <Screen />
        <Hydrated part="main" />
      </Suspense>
    </CrashBoundary>
  )
}

/** Home is in the first file. The others are kept once they are loaded, and dropped when they fail. */
const screens = new Map<string, ComponentType>()

/** Fetches a screen that the visitor is about to open. React would hold it back for 0.3 s behind its placeholder. */
export async function prepareScreen(path: string): Promise<void> {
  if (path === paths.home || screens.has(path)) return
  try {
    screens.set(path, await loadScreen(path))
  } catch {
    // Opening it tries again, and explains a failure.
  }
}

function screenAt(path: string): ComponentType {
  if (path === paths.home) return HomeScreen
  const known = screens.get(path)
  if (known) return known
  const fetched = lazy(async () => ({ default: await loadScreen(path) }))
  screens.set(path, fetched)
  return fetched
}
