/**
 * Marks each preload hint whose file does not arrive. Chromium fails the first script of that address at once, without
 * a request, so the chunk is then requested under another address.
 */
export function markFailedHints(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'preload') target.dataset['failed'] = ''
  }
  addEventListener('error', onError, true)
}
