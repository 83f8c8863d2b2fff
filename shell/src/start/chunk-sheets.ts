/** A style sheet that does not arrive keeps a screen back for no longer than this. */
const PATIENCE_MS = 3000

/** A missing style sheet is requested again after each of these pauses. */
const PAUSES_MS = [0, 3000, 9000, 27_000]

/** Rspack marks a style sheet that a chunk of the shell or of a remote waits for. */
const AWAITED = 'link[rel=stylesheet][data-rspack-loading]'

/**
 * Lets screens be shown without their own style sheets: one that fails or is late counts as loaded for the chunk that
 * waits for it, and is requested again under other addresses (GP-18).
 */
export function doWithoutChunkSheets(): void {
  const onError = (event: Event) => {
    if (!isAwaited(event.target)) return
    // Rspack would fail the chunk, and the screen with it.
    event.stopImmediatePropagation()
    giveUp(event.target)
  }
  addEventListener('error', onError, true)
  const additions = new MutationObserver(records => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    for (const sheet of added.filter(isAwaited)) setTimeout(giveUp, PATIENCE_MS, sheet)
  })
  additions.observe(document.head, { childList: true })
}

function isAwaited(node: unknown): node is HTMLLinkElement {
  return node instanceof HTMLLinkElement && node.matches(AWAITED)
}

function giveUp(sheet: HTMLLinkElement): void {
  if (!isAwaited(sheet)) return
  sheet.dispatchEvent(new Event('load'))
  requestAgain(sheet, 0)
}

function requestAgain(sheet: HTMLLinkElement, failures: number): void {
  const again = () => {
    const retry = sheet.cloneNode() as HTMLLinkElement
    retry.href = `${sheet.href}?retry=${failures + 1}`
    retry.addEventListener('error', () => {
      retry.remove()
      requestAgain(sheet, failures + 1)
    })
    sheet.after(retry)
  }
  if (failures < PAUSES_MS.length) setTimeout(again, PAUSES_MS[failures])
}
