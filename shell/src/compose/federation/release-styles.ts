import type { RegisteredRelease } from 'release-format'
import { folderOf } from './release-folder.ts'

/** Marks style elements, which have no address, with the folder of the release that was mounted when they were added. */
const OWNER = 'data-release'

/** Marks the style elements that are added from now on as those of the release. Returns a function that ends this. */
export function ownStyles(release: RegisteredRelease): () => void {
  const additions = new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLStyleElement) node.setAttribute(OWNER, folderOf(release))
  })
  additions.observe(document.head, { childList: true })
  return () => additions.disconnect()
}

/** Removes every stylesheet and hint of a release. */
export function removeStyles(release: RegisteredRelease): void {
  const folder = folderOf(release)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]'))
    if (link.href.startsWith(folder)) link.remove()
  for (const style of document.head.querySelectorAll(`style[${OWNER}]`))
    if (style.getAttribute(OWNER) === folder) style.remove()
}
