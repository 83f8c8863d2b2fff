import { needs } from 'domain-rules/needs'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

const routeSchema = v.strictObject({
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Of the document and of the page. */
  title: text,
  /** The title for an applicant that is a corporation, where it differs. */
  corporationTitle: v.optional(text),
  /** Whether the rest of a running session is shown here. */
  timer: v.boolean(),
  /** What a visitor must have before the page opens, in any order. */
  needs: v.array(v.picklist(needs)),
  /** The entry of the main menu that the page belongs to, by its name in the shell. */
  menu: v.optional(text),
})

const fileSchema = v.strictObject({
  path: v.pipe(text, v.check(isInsideRelease, 'must not leave the release')),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  integrity,
})

const partSchemas = {
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/)),
  integrity,
  routes: v.array(routeSchema),
  slot: v.picklist(['main', 'overlay']),
  requires: v.record(text, text),
}

/** `release.json`: everything that one immutable build of a remote says about itself. */
export const releaseSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  ...partSchemas,
  entry: text,
  files: v.pipe(v.array(fileSchema), v.minLength(1)),
})

/** What the registry says of a live remote: where its entry is, and how to know that it is genuine. */
export const registeredRemoteSchema = v.strictObject({
  ...partSchemas,
  entry: v.pipe(v.string(), v.startsWith('/')),
  previous: v.optional(
    v.strictObject({ version: partSchemas.version, entry: v.pipe(v.string(), v.startsWith('/')), integrity }),
  ),
})

export type Route = v.InferOutput<typeof routeSchema>
/** The routes of one part of the site, by the names that its own code uses. */
export type Routes = Readonly<Record<string, Route>>
export type Slot = 'main' | 'overlay'
export type Release = v.InferOutput<typeof releaseSchema>
export type RegisteredRemote = v.InferOutput<typeof registeredRemoteSchema>

/** Reads a `release.json`. Throws `InvalidRelease`, which names the wrong place, for anything else. */
export function parseRelease(json: unknown): Release {
  const read = v.safeParse(releaseSchema, json)
  if (read.success) return read.output
  throw new InvalidRelease(describe(read.issues[0]))
}

/** Reads the routes that a build wrote beside its document. Throws `InvalidRoutes`, which names the wrong place. */
export function parseRoutes(json: unknown): Route[] {
  const read = v.safeParse(v.array(routeSchema), json)
  if (read.success) return read.output
  throw new InvalidRoutes(describe(read.issues[0]))
}

export class InvalidRoutes extends Error {
  override readonly name = 'InvalidRoutes'
}

export class InvalidRelease extends Error {
  override readonly name = 'InvalidRelease'
}

/** One sentence for a developer: where the value is wrong, and how. */
export function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`
}

function isInsideRelease(path: string): boolean {
  return !path.startsWith('/') && !path.split('/').includes('..')
}
