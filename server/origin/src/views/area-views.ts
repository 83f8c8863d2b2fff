import { filesHash, parseRelease, type RegisteredRelease } from 'release-format'
import { faultOfView, MARK, parseViews, VIEWS_FILE, type View, type Views } from 'release-format/views'
import { escapeHtml, type Content } from 'server-kit'
import { ViewFailed } from './frame-views.ts'

/** The site that a view is shown on: its complete configuration, and the versions of the packages that its pages share. */
export type Site = { config: object; provides: Readonly<Record<string, string>> }

/** The element of an area with its first view, and the files of the screen. */
export type AreaView = Pick<View, 'scripts' | 'styles'> & { element: string; folder: string }

/** Finds a file of the published releases by `<name>/<version>/<path>`, with the hash that its release.json lists. */
type FindFile = (path: string) => Promise<Content | null>

/**
 * Returns the first view of a release for a path; null if it has none, or none that fits the site. Throws `ViewFailed`,
 * `FileDiffers` or the errors of the formats for files that are not what the publisher has signed.
 */
export async function areaView(
  find: FindFile,
  name: string,
  { version, files }: RegisteredRelease,
  path: string,
  site: Site,
): Promise<AreaView | null> {
  const textOf = async (file: string) => (await find(`${name}/${version}/${file}`))?.bytes.toString('utf8')
  const release = parseRelease(JSON.parse((await textOf('release.json')) ?? '{}'))
  if (!release.files.some(file => file.path === VIEWS_FILE)) return null
  if ((await filesHash(release.files)) !== files)
    throw new ViewFailed(`the list of files of ${name} ${version} is not the signed one`)

  const views = parseViews((await textOf(VIEWS_FILE)) ?? '')
  const view = Object.hasOwn(views.pages, path) ? views.pages[path] : undefined
  if (!view || !fits(view, views.shared, site)) return null
  const html = (await textOf(view.file)) ?? ''
  const fault = html === '' ? 'is missing' : faultOfView(html)
  if (fault !== null) throw new ViewFailed(`the view of ${path} in ${name} ${version} ${fault}`)
  const filled = withSettings(html, site.config)
  if (filled === null) return null
  const [id, current, page] = [`area-${name}`, version, path].map(escapeHtml)
  const mark = `id="${id}" data-release="${current}" data-first-view="${page}"`
  const { scripts, styles } = view
  return { element: `<div ${mark}>${filled}</div>`, folder: `/remotes/${name}/${version}/`, scripts, styles }
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
