import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from 'file-kit'
import * as v from 'valibot'
import { describeIssue, sessionSchema } from 'release-format'

/** What the build of a shell says of itself, as `shell.json` beside its document: what it offers to remotes. */
const shellFactsSchema = v.strictObject({
  version: v.string(),
  /** The packages that the page shares, and their versions. */
  provides: v.record(v.string(), v.string()),
  session: sessionSchema,
})

export type ShellFacts = v.InferOutput<typeof shellFactsSchema>

/** A shell says of itself what makes no sense. */
export class InvalidShellFacts extends Error {
  override readonly name = 'InvalidShellFacts'
}

/** What the shell in this folder says; null when it says nothing. Throws `InvalidShellFacts`. */
export async function shellFactsIn(folder: string): Promise<ShellFacts | null> {
  const file = join(folder, 'shell.json')
  try {
    const read = v.safeParse(shellFactsSchema, JSON.parse(await readFile(file, 'utf8')))
    if (read.success) return read.output
    throw new InvalidShellFacts(`${file}, ${describeIssue(read.issues[0])}`)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    if (error instanceof SyntaxError) throw new InvalidShellFacts(`${file}: ${error.message}`)
    throw error
  }
}
