import * as v from 'valibot'
import { describeIssue } from './describe-issue.ts'

const text = v.pipe(v.string(), v.minLength(1))
const word = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z]*$/, 'must be a word, such as identity'))

/** A page of the site, as described by the part that draws it. */
export const routeSchema = v.strictObject({
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The title of the document and of the page. */
  title: text,
  /** The title for an applicant that is a corporation, if it differs. */
  corporationTitle: v.optional(text),
  /** True if the page shows the rest of a running session. */
  timer: v.boolean(),
  /** Conditions for entering the page, in any order, as words of the shell's guard. */
  needs: v.array(word),
  /** The entry of the main menu that the page belongs to, by its name in the shell. */
  menu: v.optional(text),
})

/** A route. `Need` narrows the words of its needs, for code that is built with a guard. */
export type Route<Need extends string = string> = Omit<v.InferOutput<typeof routeSchema>, 'needs'> & {
  needs: Need[]
}

/** The routes of one part of the site, by the names that its own code uses. */
export type Routes<Need extends string = string> = Readonly<Record<string, Route<Need>>>

/** Reads the routes that a build wrote beside its document. Throws `InvalidRoutes`, which names the wrong place. */
export function parseRoutes(json: unknown): Route[] {
  const read = v.safeParse(v.array(routeSchema), json)
  if (read.success) return read.output
  throw new InvalidRoutes(describeIssue(read.issues[0]))
}

export class InvalidRoutes extends Error {
  override readonly name = 'InvalidRoutes'
}
