type Options = { isPage: (path: string) => boolean; goTo: (path: string) => void }

/**
 * Follows plain links between pages of the site without loading a document, whichever part drew them. Links that a
 * router has handled, and links to files, other sites or new windows, are left to the browser. Returns a function
 * that ends this.
 */
export function followLinksInPage({ isPage, goTo }: Options): () => void {
  function follow(event: MouseEvent) {
    const link = plainLinkOf(event)
    if (!link || !isPage(link.pathname)) return
    event.preventDefault()
    goTo(link.pathname + link.search + link.hash)
  }

  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

/** Returns the link of a click that leads to another page of this origin in this window, or null. */
export function plainLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = linkAt(event)
  return link && isPlainClick(event) && staysHere(link) ? link : null
}

function linkAt({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}

function staysHere(link: HTMLAnchorElement): boolean {
  const isOnThisPage = link.hash !== '' && link.pathname === location.pathname
  return link.origin === location.origin && !link.target && !link.hasAttribute('download') && !isOnThisPage
}
