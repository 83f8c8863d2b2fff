import type { RegisteredRemote } from 'release-format'

/** Style elements have no address: whose they are is known from who was at work when they came. */
const owned = new WeakMap<Element, string>()

/** The part of every address of a release, `/remotes/mfe-queue/1.2.0/`. */
export function folderOf({ entry }: RegisteredRemote): string {
  return /^\/remotes\/[^/]+\/[^/]+\//.exec(entry)?.[0] ?? entry
}

/** The style elements that come from now on are those of this release. Returns a function that ends this. */
export function ownStyles(release: RegisteredRemote): () => void {
  const comes = new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLStyleElement) owned.set(node, folderOf(release))
  })
  comes.observe(document.head, { childList: true })
  return () => comes.disconnect()
}

/** Removes every stylesheet and hint of a release. */
export function removeStyles(release: RegisteredRemote): void {
  const folder = folderOf(release)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]'))
    if (new URL(link.href).pathname.startsWith(folder)) link.remove()
  for (const style of document.head.querySelectorAll('style')) if (owned.get(style) === folder) style.remove()
}
