import { safeLocalStorage } from 'shared-session/storage'

/** Text sizes in per cent of the usual one. */
export const textSizes = [90, 100, 110, 130, 150] as const

export type TextSize = (typeof textSizes)[number]

/** Text size and contrast that the visitor has chosen. */
export type DisplayPreferences = { textSize: TextSize; highContrast: boolean }

const KEY = 'sbiz_display'
export const usual: DisplayPreferences = { textSize: 100, highContrast: false }

/** Returns the stored preferences; the usual display if none are stored, or none that are valid. */
export function readDisplayPreferences(): DisplayPreferences {
  try {
    const stored = safeLocalStorage.getItem(KEY) ?? '{}'
    const { textSize, highContrast } = JSON.parse(stored) as Record<string, unknown>
    return {
      textSize: textSizes.find(size => size === textSize) ?? usual.textSize,
      highContrast: highContrast === true,
    }
  } catch {
    return usual // damaged: a comfort that can be chosen again
  }
}

/** Applies the preferences to the page, and stores them if the browser allows that. */
export function changeDisplay(preferences: DisplayPreferences): void {
  showDisplay(preferences)
  safeLocalStorage.setItem(KEY, JSON.stringify(preferences))
}

/** The stylesheets follow these two attributes of the root element. */
export function showDisplay({ textSize, highContrast }: DisplayPreferences): void {
  const { dataset } = document.documentElement
  dataset['textSize'] = String(textSize)
  if (highContrast) dataset['krdsMode'] = 'high-contrast'
  else delete dataset['krdsMode']
}
