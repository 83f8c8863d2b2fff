import { useMemo } from 'react'
import { Badge } from 'ui-kit'
import type { RemoteReport, TelemetryReport } from 'ops-api'
import { card, Press } from 'page-kit'
import { Row } from '../row/row.tsx'
import type { Verb } from './change-order.ts'
import { factsOf, stillOnOthers } from './facts.ts'
import { failsOften, hourOf } from './hour.ts'
import { RemoteHistory } from './remote-history.tsx'
import { RemotePicture } from './remote-picture.tsx'
import { RolloutPress } from './rollout-press.tsx'
import * as t from './texts.ko.ts'

/** A change of the remote, or a link that shows a tester another release. */
export type Wish = Verb | 'link'

type Props = {
  remote: RemoteReport
  /** Undefined while the reports of pages cannot be read. */
  telemetry: TelemetryReport | undefined
  /** True if an operator has to decide about it. */
  isAsked: boolean
  onWish: (wish: Wish) => void
}

/** A remote: its versions with their open pages, its last hour, and the press that goes back. */
export function RemoteRow({ remote, telemetry, isAsked, onWish }: Props) {
  const { name, version, canary, former, history } = remote
  const hour = useMemo(() => telemetry && hourOf(telemetry, name), [telemetry, name])
  const behind = stillOnOthers(remote, telemetry)
  const isFailing = hour !== undefined && failsOften(hour)
  const press = (wish: Wish) => (
    <Press
      key={wish}
      of={name}
      label={t.wishes[wish]}
      variant={wish === 'rollback' && (isAsked || isFailing) ? 'primary' : 'tertiary'}
      onClick={() => onWish(wish)}
    />
  )
  const canGoBack = canary !== null || former.length > 0
  return (
    <Row
      id={`remote-${name}`}
      name={name}
      badge={
        <>
          {version === null && <Badge tone="warning">{history.length > 0 ? t.retired : t.neverLive}</Badge>}
          {isAsked && <Badge tone="warning">{t.asked}</Badge>}
          {isFailing && <Badge tone="danger">{t.failing}</Badge>}
        </>
      }
      facts={factsOf(remote, telemetry)}
      picture={hour && <RemotePicture name={name} hour={hour} />}
      action={canGoBack ? press('rollback') : press('promote')}
    >
      <div className={card['actions']}>
        {(version === null ? [] : (['canary', 'retire'] as const)).map(press)}
        {canGoBack && press('promote')}
        {canary?.rollout && <RolloutPress remote={name} isPaused={canary.rollout.nextAt === null} />}
        {press('link')}
      </div>
      {behind !== null && <p>{behind}</p>}
      <RemoteHistory steps={history} />
    </Row>
  )
}
