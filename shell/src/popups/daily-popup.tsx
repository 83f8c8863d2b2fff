import { useEffect, useRef, useState, type ReactNode } from 'react'
import { AlertBox, Button, Checkbox, Layer } from 'ui-kit'
import * as t from './texts.ko.ts'
import type { ShownPopup } from './use-daily-popup.ts'
import { useIsNarrow } from './use-is-narrow.ts'

type Props = {
  popup: ShownPopup
  title: ReactNode
  /** True if "오늘 하루 열지 않기" is ticked at the start: on home, not on the FAQ (POPUP-18, AMB-86). */
  startsTicked: boolean
  children: ReactNode
}

/**
 * A notice in `Layers` that can be put away for the day; the page stays usable (POPUP-17, POPUP-19, AMB-87). In a narrow
 * window, which has no room beside its content, it begins as a line of the page that opens it.
 */
export function DailyPopup({ popup, ...rest }: Props) {
  const isNarrow = useIsNarrow()
  if (!popup.isShown) return null
  if (!isNarrow || popup.isAskedFor) return <OpenPopup popup={popup} {...rest} />
  return (
    <div className="popup-line" data-notice={popup.name}>
      <AlertBox tone="info">
        <Button variant="tertiary" size="medium" onClick={popup.show}>
          {rest.title} {t.open}
        </Button>
      </AlertBox>
    </div>
  )
}

function OpenPopup({ popup, title, startsTicked, children }: Props) {
  const [isTicked, setTicked] = useState(startsTicked)
  const content = useFocusWhen(popup.isAskedFor)
  const close = () => popup.close(isTicked)

  return (
    <Layer
      title={title}
      onClose={close}
      actions={
        <>
          <Checkbox label={t.notToday} checked={isTicked} onChange={setTicked} />
          <Button size="medium" variant="tertiary" onClick={close}>
            {t.close}
          </Button>
        </>
      }
    >
      <div className="popup-content" ref={content} tabIndex={-1}>
        {children}
      </div>
    </Layer>
  )
}

// Takes the focus only if it was requested. A popup that opens by itself leaves the focus in the page. Scrolling to its
// content would hide its title.
function useFocusWhen(isAskedFor: boolean) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAskedFor) element.current?.focus({ preventScroll: true })
  }, [isAskedFor])
  return element
}
