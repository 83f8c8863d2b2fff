/** Returns whether the site starts with another script of the shell than this page did. */
export function offersNewShell(script: string): boolean {
  const own = document.querySelector<HTMLScriptElement>('script[defer][src]')?.getAttribute('src')
  return Boolean(own) && new URL(own ?? '', location.href).pathname !== script
}
