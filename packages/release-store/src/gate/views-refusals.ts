import type { Release } from 'release-format'
import {
  faultOfView,
  InvalidViews,
  parseViews,
  VIEWS_FILE,
  type ScreenFiles,
  type View,
} from 'release-format/views'
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
    const { pages, screens } = parseViews(await textAt(VIEWS_FILE))
    const ofViews = Object.entries(pages).map(async ([path, view]) => {
      const fault = faultOfPage(release, path, view) ?? faultOfView(await textAt(view.file))
      return fault === null ? [] : [`The view of ${path} ${fault}`]
    })
    const ofScreens = Object.entries(screens).flatMap(([path, files]) => {
      const fault = unlisted(release, files)
      return fault === null ? [] : [`The screen of ${path} ${fault}`]
    })
    return [...(await Promise.all(ofViews)).flat(), ...ofScreens]
  } catch (error) {
    if (error instanceof InvalidViews) return [`${VIEWS_FILE}, ${error.message}`]
    throw error
  }
}

function faultOfPage(release: Release, path: string, view: View): string | null {
  const isOpen = release.routes.some(route => route.path === path && route.needs.length === 0)
  return isOpen ? unlisted(release, view, view.file) : 'is of no page of this release that everyone may open'
}

function unlisted({ files }: Release, { scripts, styles }: ScreenFiles, ...more: string[]): string | null {
  const named = [...more, ...[...scripts, ...styles].map(({ path }) => path)]
  const missing = named.find(name => !files.some(file => file.path === name))
  return missing === undefined ? null : `names ${missing}, which release.json does not list`
}
