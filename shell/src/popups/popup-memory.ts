import {
  currentDismissal,
  dismissalAfterClosing,
  isDailyPopupShown,
  type DailyDismissal,
} from 'domain-rules/notice'
import { safeStorage, type KeyValueStorage } from 'shared-session/storage'

/** The browser does not let us keep, or look up, that a popup was closed for the day; it then shows each time. */
class PopupNotRemembered extends Error {
  override readonly name = 'PopupNotRemembered'
}

const FLAG = '-do-not-show'

/** The popups that this browser keeps closed between visits (POPUP-24 to POPUP-32). */
export type PopupMemory = {
  isShown: (popup: string) => boolean
  /** The popups that stay closed for today. */
  putAway: () => string[]
  /** Clears the flag of another day (POPUP-27). */
  tidy: (popup: string) => void
  /** Keeps that the popup was closed for today; without the tick nothing is kept (POPUP-28 to POPUP-30). */
  closed: (popup: string, isTicked: boolean) => void
}

/** Creates the memory of closed popups in a storage. If the storage is forbidden, nothing is remembered. */
export function createPopupMemory(open: () => KeyValueStorage, now: () => Date): PopupMemory {
  const storage = safeStorage(open, cause => {
    console.warn(new PopupNotRemembered('popups are not remembered', { cause }))
  })

  const isShown = (popup: string) => isDailyPopupShown(read(storage, popup), now())

  return {
    isShown,
    putAway: () => namesIn(open).filter(popup => !isShown(popup)),
    tidy: popup => write(storage, popup, currentDismissal(read(storage, popup), now())),
    closed(popup, isTicked) {
      write(storage, popup, dismissalAfterClosing(read(storage, popup), isTicked, now()))
    },
  }
}

/** The popup memory of this browser. A browser may forbid the storage, and then even naming it throws. */
export const popupMemory = createPopupMemory(
  () => localStorage,
  () => new Date(),
)

function namesIn(open: () => KeyValueStorage): string[] {
  try {
    const flags = Object.keys(open()).filter(key => key.endsWith(FLAG))
    return flags.map(key => key.slice(0, -FLAG.length))
  } catch {
    return [] // forbidden: nothing is remembered
  }
}

/** The two keys of a popup: the day on which its dismissal expires, and whether it was dismissed (AMB-84). */
function keysOf(popup: string): { expiryDate: string; doNotShow: string } {
  return { expiryDate: `${popup}-expiry-date`, doNotShow: `${popup}${FLAG}` }
}

function read(storage: KeyValueStorage, popup: string): DailyDismissal {
  const { expiryDate, doNotShow } = keysOf(popup)
  return { dismissedOn: storage.getItem(expiryDate), isDismissed: storage.getItem(doNotShow) === 'true' }
}

function write(storage: KeyValueStorage, popup: string, { dismissedOn, isDismissed }: DailyDismissal): void {
  const { expiryDate, doNotShow } = keysOf(popup)
  if (dismissedOn !== null) storage.setItem(expiryDate, dismissedOn)
  if (isDismissed) storage.setItem(doNotShow, 'true')
  else storage.removeItem(doNotShow)
}
