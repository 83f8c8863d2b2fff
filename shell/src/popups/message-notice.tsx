import type { ReactNode } from 'react'
import { PopupImage } from './popup-image.tsx'

/** The words of a notice, which grow with the text size, beside a picture that only adorns it. */
export function MessageNotice({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <div className="popup-message">
      <div>{children}</div>
      <PopupImage path={`notices/${picture}.svg`} alt="" width={104} height={104} />
    </div>
  )
}
