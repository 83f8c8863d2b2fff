import { showLastResort } from './last-resort.ts'

/** Shows the last resort if a script of the document does not load, or is not the one that was built. */
export function showLastResortWithoutApp(): void {
  addEventListener('error', tell, true)
}

/** The document defers its scripts. Later scripts, of areas and screens, are not deferred. */
function tell({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || !target.defer) return
  const error = new Error(`${target.src} did not come`)
  if (document.readyState !== 'loading') showLastResort(error)
  else addEventListener('DOMContentLoaded', () => showLastResort(error), { once: true })
}
