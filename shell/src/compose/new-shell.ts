import { atom } from 'jotai'
import { statusStore } from './area-status.ts'

/** Whether the site has another shell by now than this page began with. */
export const hasNewShell = atom(false)

/** `script` is what the shell starts with now. One that differs from the page's own is a new one. */
export function offerNewShell(script: string): void {
  const own = document.querySelector<HTMLScriptElement>('script[defer][src]')?.getAttribute('src')
  if (own && new URL(own, location.href).pathname !== script) statusStore.set(hasNewShell, true)
}
