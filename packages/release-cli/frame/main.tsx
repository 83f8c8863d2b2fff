import { parseRelease, releaseUrl } from 'release-format'
import type { AreaLifecycles } from 'remote-kit'
import { runAlone, showCrash, type Alone } from 'remote-kit/standalone'
import { shareScope } from './share-scope.ts'

/** The container that the entry of a remote sets. */
type Container = {
  init: (scope: object) => unknown
  get: (module: string) => Promise<() => AreaLifecycles>
}

/** Runs the built remote of `release alone` in a frame of its own, with the shared packages of the page. */
async function start(): Promise<void> {
  const response = await fetch('/release.json')
  const { name, version, entry, routes } = parseRelease(await response.json())
  await loadScript(releaseUrl(name, version, entry))
  const global = name.replaceAll('-', '_')
  const container = (globalThis as unknown as Record<string, Container | undefined>)[global]
  if (!container) throw new Error(`${entry} sets no global ${global}.`)
  await container.init(shareScope())
  const lifecycles = await container.get('./remote')
  const byPath = Object.fromEntries(routes.map(route => [route.path, route])) as Alone['routes']
  await runAlone({ name, routes: byPath, area: lifecycles() })
}

function loadScript(src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error(`${src} does not load.`)))
    script.src = src
    document.head.append(script)
  })
}

start().catch((error: unknown) => showCrash(document.body, error))
