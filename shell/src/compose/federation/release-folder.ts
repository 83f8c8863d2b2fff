import type { RegisteredRelease } from 'release-format'

/** Returns the address of the folder with all files of a release, `https://…/remotes/mfe-queue/1.2.0/`. */
export function folderOf({ entry }: RegisteredRelease): string {
  // The entry of a tester's release is a whole address, beside its files.
  if (URL.canParse(entry)) return new URL('.', entry).href
  const [folder = ''] = /^\/remotes\/[^/]+\/[^/]+\//.exec(entry) ?? []
  return new URL(folder, location.origin).href
}
