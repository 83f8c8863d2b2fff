import { paths, resultEntry } from 'domain-rules/journey'
import { koreanMoment } from 'domain-rules/notice'
import { pdfTarget } from 'applicant-flow/documents'
import { Link } from 'react-router-dom'
import { useSession } from 'shared-session'
import { siteConfig } from 'site-config'
import { Tile, VisuallyHidden } from 'ui-kit'
import { routes } from '../../routes.ts'
import { useIsWithin } from '../../time/use-is-within.ts'
import * as t from './texts.ko.ts'

/** The four ways on from home, of which applying is the main one (HOME-04 to HOME-14). */
export function HomeTiles() {
  const session = useSession()
  return (
    <ul className="tiles">
      <li>
        <Tile href={paths.eligibilityCheck} title={t.eligibility} hint={t.eligibilityHint} />
      </li>
      <li className="tiles__main">
        <ApplyTile />
      </li>
      <li>
        <Tile href={resultEntry(session)} title={t.result} hint={t.resultHint} />
      </li>
      <li>
        <ManualTile />
        <Link to={routes.userGuide.path}>{t.guide}</Link>
      </li>
    </ul>
  )
}

/**
 * The tile to apply, locked within a window of Korean time. Shows the time of opening, and opens by itself (HOME-06
 * to HOME-11, GP-06).
 */
function ApplyTile() {
  const { applyTileLockout } = siteConfig().windows
  const isLocked = useIsWithin(applyTileLockout)
  const reason = isLocked ? t.applyLocked(koreanMoment(applyTileLockout.until)) : undefined
  return <Tile href={paths.selfCheck} title={t.apply} hint={t.applyHint} disabledReason={reason} />
}

function ManualTile() {
  const title = (
    <>
      {t.manual} <VisuallyHidden>{t.newWindow}</VisuallyHidden>
    </>
  )
  return <Tile {...pdfTarget('manual')} target="_blank" rel="noopener" title={title} hint={t.manualHint} />
}
