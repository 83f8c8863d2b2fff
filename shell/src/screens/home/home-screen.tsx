import { useEffect } from 'react'
import { paths } from 'domain-rules'
import { Link } from 'react-router-dom'
import { siteConfig } from 'shared-session'
import { Page } from 'ui-kit'
import { queueGate } from '../../compose/queue-overlay.ts'
import { dialogs } from '../../dialogs.ts'
import { texts } from '../../texts.ko.ts'

const tiles = [
  { to: paths.selfCheck, title: texts.apply, hint: texts.applyHint },
  { to: paths.businessNumberForResult, title: texts.result, hint: texts.resultHint },
]

export function HomeScreen() {
  useEffect(() => void takeTurn(), [])

  return (
    <Page title={texts.serviceName} lead={texts.homeLead}>
      <ul className="tiles">
        {tiles.map(({ to, title, hint }) => (
          <li key={to}>
            <Link className="tile" to={to}>
              <strong>{title}</strong>
              <span>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="payout-kinds">
        <h2 id="payout-kinds">{texts.payoutKinds}</h2>
        <dl className="summary-list">
          <dt>{texts.quickTitle}</dt>
          <dd>{texts.quickText}</dd>
          <dt>{texts.confirmedTitle}</dt>
          <dd>{texts.confirmedText}</dd>
        </dl>
      </section>
    </Page>
  )
}

/** Asks the waiting room for a turn; an error of it is told, and keeps nobody out (HOME-25, HOME-26). */
async function takeTurn(): Promise<void> {
  const answer = await queueGate.run(siteConfig().queue.actions.home)
  if (answer === 'error') await dialogs.alert(texts.queueFailed)
  if (answer === 'passed') await queueGate.complete()
}
