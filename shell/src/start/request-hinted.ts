/**
 * Requests the scripts of an area, which the document hints at, once the shell's first script has arrived. Before, they
 * would take half of the line from it; after its evaluation, the line would have been idle meanwhile.
 */
export function requestHinted(): void {
  document.addEventListener('load', onLoad, true)
}

/** The document defers the scripts of the shell, and no other ones. */
function onLoad({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || !target.defer) return
  document.removeEventListener('load', onLoad, true)
  for (const hint of document.querySelectorAll('link[rel=preload][as=script]')) hint.removeAttribute('media')
}
