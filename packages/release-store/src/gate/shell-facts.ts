import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from 'file-kit'
import * as v from 'valibot'
import { describeIssue, sessionSchema } from 'release-format'
import { screenFilesSchema } from 'release-format/views'

/** `shell.json`, which the build of a shell writes beside its document: its offers to remotes and to the origin. */
const shellFactsSchema = v.strictObject({
  version: v.string(),
  /** The versions of the packages that the page shares. */
  provides: v.record(v.string(), v.string()),
  session: sessionSchema,
  /** The words of its guard. Without this list every need passes. */
  needs: v.optional(v.array(v.string())),
  /** The pages on which the windows of identity providers end, also for every address below them. */
  popupPages: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** The program for first views, and the files of the shell's screens by path. Without it pages have no first view. */
  firstView: v.optional(
    v.object({ file: v.string(), sha256: v.string(), screens: v.record(v.string(), screenFilesSchema) }),
  ),
})

export type ShellFacts = v.InferOutput<typeof shellFactsSchema>

/** The `shell.json` of a shell is invalid. */
export class InvalidShellFacts extends Error {
  override readonly name = 'InvalidShellFacts'
}

/** Reads the `shell.json` in a folder; null if there is none. Throws `InvalidShellFacts`. */
export async function shellFactsIn(folder: string): Promise<ShellFacts | null> {
  const file = join(folder, 'shell.json')
  const text = await unlessMissing(readFile(file, 'utf8'))
  return text === null ? null : shellFactsFrom(text, file)
}

/** Reads the text of a `shell.json`; `file` is its place, for the message. Throws `InvalidShellFacts`. */
export function shellFactsFrom(text: string, file = 'shell.json'): ShellFacts {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), shellFactsSchema), text)
  if (read.success) return read.output
  throw new InvalidShellFacts(`${file}, ${describeIssue(read.issues[0])}`)
}
