import type { Release } from 'release-format'
import { faultOfView, InvalidViews, parseViews, VIEWS_FILE, type View } from 'release-format/views'
import { textOf } from '../storage/release-files.ts'
import type { ReadFile } from '../storage/release-storage.ts'
import type { Refusal } from './refusal.ts'

/** Returns the faults of a release's first views; none for a release without any. */
export async function refusalsOfViews(release: Release, read: ReadFile): Promise<Refusal[]> {
  if (!release.files.some(({ path }) => path === VIEWS_FILE)) return []
  const faults = await faultsIn(release, async path => textOf((await read(path)) ?? new Uint8Array()))
  return faults.map(fault => ({
    rule: 'views',
    candidate: `${release.name} ${release.version}: ${fault}.`,
    live: 'Pages show a first view before any script has run.',
    wayOut: 'Build the release again, or without this view.',
  }))
}

async function faultsIn(release: Release, textAt: (path: string) => Promise<string>): Promise<string[]> {
  try {
    const { pages } = parseViews(await textAt(VIEWS_FILE))
    const faults = Object.entries(pages).map(async ([path, view]) => {
      const ofPage = faultOfPage(release, path, view) ?? faultOfView(await textAt(view.file))
      return ofPage === null ? [] : [`The view of ${path} ${ofPage}`]
    })
    return (await Promise.all(faults)).flat()
  } catch (error) {
    if (error instanceof InvalidViews) return [`${VIEWS_FILE}, ${error.message}`]
    throw error
  }
}

function faultOfPage({ files, routes }: Release, path: string, view: View): string | null {
  const isOpen = routes.some(route => route.path === path && route.needs.length === 0)
  if (!isOpen) return 'is of no page of this release that everyone may open'
  const named = [view, ...view.scripts, ...view.styles].map(part => ('file' in part ? part.file : part.path))
  const missing = named.find(name => !files.some(file => file.path === name))
  return missing === undefined ? null : `names ${missing}, which release.json does not list`
}
