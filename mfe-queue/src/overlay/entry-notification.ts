import { safeLocalStorage, type KeyValueStorage } from 'shared-session/storage'
import type { EntrySignal } from './entry-signal.ts'
import * as t from './texts.ko.ts'

const KEPT_AS = 'sbiz_entry_notification'

type Parts = {
  storage: KeyValueStorage
  /** The browser's notifications; undefined where there are none. */
  api: typeof Notification | undefined
  isHidden: () => boolean
  showPage: () => void
}

const ofThisBrowser = (): Parts => ({
  storage: safeLocalStorage,
  api: (window as Partial<typeof globalThis>).Notification,
  isHidden: () => document.hidden,
  showPage: () => window.focus(),
})

/**
 * A notification of the browser while the page is hidden; its press shows the page. Null where pages cannot show one, or
 * where it is forbidden. The permission is asked for by the person's press alone.
 */
export function createEntryNotification(parts: Parts = ofThisBrowser()): EntrySignal | null {
  const { storage, api, isHidden, showPage } = parts
  if (!api || !canShow(api)) return null
  const isWanted = () => storage.getItem(KEPT_AS) === 'on' && api.permission === 'granted'
  return {
    label: t.notifyAtEntry,
    isWanted,
    async want(wanted) {
      if (wanted && (await api.requestPermission()) === 'granted') storage.setItem(KEPT_AS, 'on')
      else storage.removeItem(KEPT_AS)
      return isWanted()
    },
    give() {
      if (!isWanted() || !isHidden()) return
      const shown = new api(t.entered, { body: t.enteredBody, tag: KEPT_AS, lang: 'ko' })
      shown.addEventListener('click', () => {
        showPage()
        shown.close()
      })
    },
  }
}

/** Chrome on Android has the constructor, and throws at its use. Without permission nothing is shown. */
function canShow(api: typeof Notification): boolean {
  if (api.permission !== 'default') return api.permission === 'granted'
  try {
    return Boolean(new api(''))
  } catch {
    return false
  }
}
