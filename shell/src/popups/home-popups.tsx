import { Layers } from 'ui-kit'
import { ImageNotice } from './image-notice.tsx'
import { ProofNotice } from './proof-notice.tsx'
import type { ShownPopup } from './use-daily-popup.ts'

/** The popups of home: layers, never windows (AMB-87, GP-04). Without room for two, the last is in front. */
export function HomePopups({ proofNotice }: { proofNotice: ShownPopup }) {
  return (
    <Layers>
      <ImageNotice />
      <ProofNotice popup={proofNotice} />
    </Layers>
  )
}
