import * as v from 'valibot'
import { describeIssue } from './describe-issue.ts'
import { commonSchemas, integritySchema } from './registered-remote.ts'
import { isProgramAddress } from './reserved-paths.ts'
import { routeSchema } from './routes.ts'

/** The session that a build was made for. The shell provides one; a remote expects one. */
export const sessionSchema = v.strictObject({
  /** The version of the package `shared-session`. */
  version: v.string(),
  /** The schema version in which the session is stored. */
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** A hash of the declaration of each exported name, without comments. */
  api: v.record(v.string(), v.string()),
})

export type SessionContract = v.InferOutput<typeof sessionSchema>

/** A hyphen keeps the container's global, `mfe_hello`, apart from globals of every page such as `location`. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(64, 'must have at most 64 characters'),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, 'must be lower-case words joined by hyphens, such as mfe-hello'),
)

/** A path that a release may declare. It is compared exactly. */
const pathSchema = v.pipe(
  v.string(),
  v.regex(/^(\/[\w-]+)+$/, 'must be a path of ASCII letters, digits, - and _, such as /hello'),
  v.check(
    path => !isProgramAddress(path),
    'is an address that the site keeps for itself; choose another one',
  ),
)

const fileSchema = v.strictObject({
  path: v.pipe(
    v.string(),
    v.check(isServed, 'must be a path inside the release, no part of which begins with a dot'),
  ),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  integrity: integritySchema,
})

/** `release.json`: the description of one immutable build of a remote. */
export const releaseSchema = v.pipe(
  v.strictObject({
    name: nameSchema,
    ...commonSchemas,
    entry: v.pipe(v.string(), v.minLength(1)),
    /** The session that it was built for, if it uses one. */
    session: v.optional(sessionSchema),
    routes: v.pipe(
      v.array(v.strictObject({ ...routeSchema.entries, path: pathSchema })),
      v.check(routes => hasEachPathOnce(routes), 'must name each path once'),
    ),
    files: v.pipe(
      v.array(fileSchema),
      v.minLength(1),
      v.check(files => hasEachPathOnce(files), 'must name each path once'),
    ),
  }),
  v.forward(
    v.check(({ slot, routes }) => slot === 'main' || routes.length === 0, 'an overlay has none'),
    ['routes'],
  ),
  v.forward(
    v.check(
      ({ entry, integrity, files }) =>
        files.some(file => file.path === entry && file.integrity === integrity),
      'must be one of `files`, with its integrity',
    ),
    ['entry'],
  ),
)

export type Release = v.InferOutput<typeof releaseSchema>

/** Reads a `release.json`. Throws `InvalidRelease`, which names the wrong place. */
export function parseRelease(json: unknown): Release {
  const read = v.safeParse(releaseSchema, json)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new InvalidRelease(issue.expected === 'never' ? foreignKey(issue) : describeIssue(issue))
}

function foreignKey(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue)}: release.json has no such key. Remove it, or correct its name.`
}

export class InvalidRelease extends Error {
  override readonly name = 'InvalidRelease'
}

/** Returns whether the origin may serve the file. Publishing writes `release.json` itself. */
function isServed(path: string): boolean {
  if (/[\\\0]/.test(path) || path === 'release.json') return false
  return path.split('/').every(part => part !== '' && !part.startsWith('.'))
}

function hasEachPathOnce(listed: readonly { path: string }[]): boolean {
  return new Set(listed.map(({ path }) => path)).size === listed.length
}
