import { filesHash, parseRelease, type RegisteredRelease } from 'release-format'
import {
  faultOfView,
  MARK,
  parseViews,
  VIEWS_FILE,
  type ScreenFiles,
  type View,
  type Views,
} from 'release-format/views'
import { escapeHtml, type Content } from 'server-kit'
import { ViewFailed } from './frame-views.ts'

/** The site that a view is shown on: its complete configuration, and the versions of the packages that its pages share. */
export type Site = { config: object; provides: Readonly<Record<string, string>> }

/** The element of an area with its first view, null for a page without one, and the files of the screen. */
export type AreaView = ScreenFiles & { element: string | null; folder: string }

/** Finds a file of the published releases by `<name>/<version>/<path>`, with the hash that its release.json lists. */
type FindFile = (path: string) => Promise<Content | null>

/**
 * Returns what a release has for a path: the files of its screen, with the first view if it has one that fits the site;
 * null if it names no files. Throws `ViewFailed`, `FileDiffers` or the errors of the formats for files that are not what
 * the publisher has signed.
 */
export async function areaView(
  find: FindFile,
  name: string,
  { version, files }: RegisteredRelease,
  path: string,
  site: Site,
): Promise<AreaView | null> {
  const textOf = async (file: string) =>
    (await find(`${name}/${version}/${file}`))?.bytes.toString('utf8') ?? ''
  const release = parseRelease(JSON.parse((await textOf('release.json')) || '{}'))
  if (!release.files.some(file => file.path === VIEWS_FILE)) return null
  if ((await filesHash(release.files)) !== files)
    throw new ViewFailed(`the list of files of ${name} ${version} is not the signed one`)

  const { shared, pages, screens } = parseViews(await textOf(VIEWS_FILE))
  const view = ownValue(pages, path)
  const { scripts, styles } = view ?? ownValue(screens, path) ?? {}
  if (!scripts || !styles) return null
  const html = view && fits(view, shared, site) ? withSettings(await htmlOf(view), site.config) : null
  const element = html === null ? null : elementFor(name, version, path, html)
  return { element, folder: `/remotes/${name}/${version}/`, scripts, styles }

  async function htmlOf(drawn: View): Promise<string> {
    const text = await textOf(drawn.file)
    const fault = text === '' ? 'is missing' : faultOfView(text)
    if (fault !== null) throw new ViewFailed(`the view of ${path} in ${name} ${version} ${fault}`)
    return text
  }
}

function elementFor(name: string, version: string, path: string, html: string): string {
  const [id, release, page] = [`area-${name}`, version, path].map(escapeHtml)
  return `<div id="${id}" data-release="${release}" data-first-view="${page}">${html}</div>`
}

function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/** Another configuration, or another version of a shared package, would draw something else. */
function fits({ settings }: View, shared: Views['shared'], { config, provides }: Site): boolean {
  const hasSettings = Object.entries(settings).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(settingAt(config, name) ?? null),
  )
  return hasSettings && Object.entries(shared).every(([name, version]) => provides[name] === version)
}

/** Returns the HTML with the site's settings; null if one of them is no text, or is empty. */
function withSettings(html: string, config: object): string | null {
  let isComplete = true
  const filled = html.replaceAll(MARK, (_, name: string) => {
    const value = settingAt(config, name)
    if (typeof value === 'string' && value !== '') return escapeHtml(value)
    isComplete = false
    return ''
  })
  return isComplete ? filled : null
}

function settingAt(config: object, name: string): unknown {
  return name.split('.').reduce<unknown>((group, key) => {
    return typeof group === 'object' && group !== null && Object.hasOwn(group, key)
      ? Reflect.get(group, key)
      : undefined
  }, config)
}
