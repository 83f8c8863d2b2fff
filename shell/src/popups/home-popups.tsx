import { Layers } from 'ui-kit'
import { ImageNotice } from './image-notice.tsx'
import { ProofNotice } from './proof-notice.tsx'
import type { ShownPopup } from './use-daily-popup.ts'

/**
 * The popups of home: layers in the page, never windows (AMB-87, GP-04). The last one is in front if there is no
 * room for two.
 */
export function HomePopups({ proofNotice }: { proofNotice: ShownPopup }) {
  return (
    <Layers>
      <ImageNotice />
      <ProofNotice popup={proofNotice} />
    </Layers>
  )
}
