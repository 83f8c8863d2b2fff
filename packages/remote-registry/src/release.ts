import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** What a route asks of the applicant before it opens. */
const needs = [
  'devRoutes',
  'adminAddress',
  'applicationNumber',
  'businessNumber',
  'identity',
  'authCookie',
  'token',
] as const

const routeSchema = v.strictObject({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: text,
  timer: v.boolean(),
  needs: v.array(v.picklist(needs)),
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

export type Need = (typeof needs)[number]
export type Route = v.InferOutput<typeof routeSchema>
export type Slot = 'main' | 'overlay'
export type Release = v.InferOutput<typeof releaseSchema>
export type RegisteredRemote = v.InferOutput<typeof registeredRemoteSchema>

/** Reads a `release.json`. Throws `InvalidRelease`, which names the wrong place, for anything else. */
export function parseRelease(json: unknown): Release {
  const read = v.safeParse(releaseSchema, json)
  if (read.success) return read.output
  throw new InvalidRelease(describe(read.issues[0]))
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
