import * as v from 'valibot'
import { describeIssue } from './describe-issue.ts'

/** The file of a release that describes its first views. Its hash is in the list of files, so the publisher signs it. */
export const VIEWS_FILE = 'views/views.json'

/** The most bytes of one view. */
export const LARGEST_VIEW = 30 * 1024

const text = v.pipe(v.string(), v.minLength(1))

/** A script or style sheet, with the hash by which the page asks for it. */
const assetSchema = v.object({
  path: text,
  integrity: v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
})

/** The files that a screen needs besides those that every page has. */
const screenFilesSchemas = { scripts: v.array(assetSchema), styles: v.array(assetSchema) }

export const screenFilesSchema = v.object(screenFilesSchemas)

const viewSchema = v.object({
  ...screenFilesSchemas,
  /** The HTML, a file of the release. `{{contacts.callCentre}}` is the place of a setting. */
  file: text,
  /** Settings that the view was drawn with, by their path. A site with another value leaves the view out. */
  settings: v.record(text, v.unknown()),
})

const path = v.pipe(v.string(), v.startsWith('/'))

const viewsSchema = v.object({
  /** Packages of the page that the views were drawn with, and their versions. */
  shared: v.record(text, text),
  pages: v.record(path, viewSchema),
  /** The files of the pages without a view, by their path. */
  screens: v.optional(v.record(path, screenFilesSchema), {}),
})

export type ScreenFiles = v.InferOutput<typeof screenFilesSchema>
export type View = v.InferOutput<typeof viewSchema>

/** The first views of a release by the paths of its open pages, and the files of its other pages. Unknown keys are left out. */
export type Views = v.InferOutput<typeof viewsSchema>

export class InvalidViews extends Error {
  override readonly name = 'InvalidViews'
}

/** Reads the text of `VIEWS_FILE`. Throws `InvalidViews`, which names the wrong place. */
export function parseViews(json: string): Views {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), viewsSchema), json)
  if (read.success) return read.output
  throw new InvalidViews(describeIssue(read.issues[0]))
}

/** HTML that runs code, changes other parts of the page, loads something from elsewhere, or is shown by a script only. */
const FORBIDDEN = [
  [
    'an element that a view may not have',
    /<\/?(?:script|style|link|meta|base|iframe|object|embed|template)\b/i,
  ],
  // It would hide the attributes after it from the signs below.
  ['a value with a ">"', /=\s*(?:"[^"]*>|'[^']*>)/],
  // None of these tries a part of the text twice: a hostile view must not block the server.
  ['a handler', /<[^<>]*[\s"'/]on[a-z]+\s*=/i],
  ['an inline style', /<[^<>]*[\s"'/]style\s*=/i],
  ['an address of another site, or of a script', /=\s*(?:["']\s*)?(?:[a-z]*script:|(?:[a-z]+:)?[/\\]{2})/i],
  ['a part that a script would show', /<[^<>]*\shidden(?:="")?\sid="[A-Za-z-]*S:/],
] as const

/** Returns the reason why this HTML may not be shown as a first view, or null. */
export function faultOfView(html: string): string | null {
  const bytes = new TextEncoder().encode(html).length
  if (bytes > LARGEST_VIEW) return `has ${bytes} bytes; the most is ${LARGEST_VIEW}`
  const found = FORBIDDEN.find(([, sign]) => sign.test(html))
  return found ? `has ${found[0]}` : null
}

/** The place of a setting in a view, such as `{{contacts.callCentre}}`. */
export const MARK = /\{\{([\w.]+)\}\}/g
