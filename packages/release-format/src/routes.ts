import { needs } from 'domain-rules/needs'
import * as v from 'valibot'
import { describeIssue } from './describe-issue.ts'

const text = v.pipe(v.string(), v.minLength(1))

/** A page of the site, as the part that draws it describes it. */
export const routeSchema = v.strictObject({
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

export type Route = v.InferOutput<typeof routeSchema>
/** The routes of one part of the site, by the names that its own code uses. */
export type Routes = Readonly<Record<string, Route>>

/** Reads the routes that a build wrote beside its document. Throws `InvalidRoutes`, which names the wrong place. */
export function parseRoutes(json: unknown): Route[] {
  const read = v.safeParse(v.array(routeSchema), json)
  if (read.success) return read.output
  throw new InvalidRoutes(describeIssue(read.issues[0]))
}

export class InvalidRoutes extends Error {
  override readonly name = 'InvalidRoutes'
}
