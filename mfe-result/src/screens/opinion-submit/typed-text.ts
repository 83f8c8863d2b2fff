import { safeSessionStorage } from 'shared-session/storage'

const KEY = 'sbiz_opinion'

/** What was typed into the form of this application before a reload; another application's is forgotten. */
export function typedText(applicationNumber: string): string {
  const kept = safeSessionStorage.getItem(KEY) ?? ''
  const owner = ownerLine(applicationNumber)
  if (kept.startsWith(owner)) return kept.slice(owner.length)
  forgetText()
  return ''
}

/** Keeps it in this tab. */
export function keepText(applicationNumber: string, text: string): void {
  if (text === '') forgetText()
  else safeSessionStorage.setItem(KEY, ownerLine(applicationNumber) + text)
}

function forgetText(): void {
  safeSessionStorage.removeItem(KEY)
}

function ownerLine(applicationNumber: string): string {
  return `${applicationNumber}\n`
}
