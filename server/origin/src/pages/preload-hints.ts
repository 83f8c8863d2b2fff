import { releasesOf, type RegisteredRemote, type Registry, type Route } from 'release-format'
import type { ScreenFiles } from 'release-format/views'
import { escapeHtml } from 'server-kit'
import type { FirstView } from '../views/first-views.ts'

/** The document's early script requests a file so marked once the shell's first script is there. */
const LATER = ' media="not all"'

type Hinted = Pick<FirstView, 'folder' | 'scripts' | 'styles' | 'isOfRelease'>

/** Link elements that fetch the entry of the area of this path while the shell is evaluated. */
export function preloadHints(registry: Registry, path: string): string {
  const needed = Object.values(registry.remotes).filter(({ routes }) =>
    routes.some(route => route.path === path),
  )
  return needed.map(hintFor).join('\n    ')
}

/**
 * Link elements for the files of the screen of a page with a first view. The early script makes the hints of style
 * sheets into style sheets; without scripts they load at once.
 */
export function screenHints({ folder, scripts, styles, isOfRelease }: Hinted): string {
  const attributes = ({ path, integrity }: ScreenFiles['styles'][number]) =>
    `href="${escapeHtml(folder + path)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`
  return [
    ...styles.map(file => `<link rel="preload" as="style" ${attributes(file)}>`),
    ...styles.map(file => `<noscript><link rel="stylesheet" ${attributes(file)}></noscript>`),
    ...scripts.map(file => `<link rel="preload" as="script"${isOfRelease ? LATER : ''} ${attributes(file)}>`),
  ].join('\n    ')
}

/** Returns the routes of all releases that browsers get. The server cannot see which browser gets a canary. */
export function routesOf(registry: Registry): Route[] {
  return Object.values(registry.remotes)
    .flatMap(releasesOf)
    .flatMap(({ routes }) => routes)
}

function hintFor({ entry, integrity }: RegisteredRemote): string {
  return `<link rel="preload" as="script"${LATER} href="${escapeHtml(entry)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous">`
}
