/**
 * Records each preload hint whose file does not arrive, under the address that its chunk has for it. Chromium fails the
 * first script of that address at once, without a request, so the chunk is then requested under another one.
 */
export function recordFailedHints(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'preload')
      (globalThis.failedFiles ??= {})[addressOf(target)] = 1
  }
  addEventListener('error', onError, true)
}

/** A chunk of a release has a whole address, one of the shell a path. */
function addressOf(hint: HTMLLinkElement): string {
  const written = hint.getAttribute('href') ?? ''
  return written.startsWith('/remotes/') ? hint.href : written
}
