import { Badge, Button, SummaryList } from 'ui-kit'
import type { LineReport } from 'ops-api'
import { lineName, card } from 'page-kit'
import { timeOf } from '../time-of.ts'
import * as t from './texts.ko.ts'

/** An operator's wish for a line: the quick button of its state, or a dialog. */
export type Wish = 'pause' | 'open' | 'change' | 'plan'

type Props = { action: string; line: LineReport; onWish: (wish: Wish) => void }

export function LineCard({ action, line, onWish }: Props) {
  const { step, mode, limit, rate, waiting, inside, entered, completed, perSecond, waitSeconds } = line
  const name = lineName(action, step)
  const quick = mode === 'open' ? 'pause' : 'open'
  return (
    <article className={card['card']} aria-labelledby={`line-${action}`}>
      <h3 className={card['name']} id={`line-${action}`}>
        {name} <Badge tone={mode === 'open' ? 'success' : 'warning'}>{t.modes[mode] ?? mode}</Badge>
      </h3>
      <SummaryList
        rows={[
          [t.waiting, t.count(waiting)],
          [t.inside, t.insideOf(inside, limit)],
          [t.entering, t.enteringOf(perSecond, rate)],
          [t.wait, t.waitFor(waitSeconds)],
          [t.entered, t.soFar(entered, completed)],
          ...scheduleRow(line),
        ]}
      />
      <div className={card['actions']}>
        {([quick, 'change', 'plan'] as const).map(wish => (
          <Button
            key={wish}
            size="medium"
            variant={wish === quick ? 'primary' : 'tertiary'}
            aria-label={`${name} ${t.wishes[wish]}`}
            onClick={() => onWish(wish)}
          >
            {t.wishes[wish]}
          </Button>
        ))}
      </div>
    </article>
  )
}

function scheduleRow({ schedule, registered }: LineReport) {
  if (!schedule) return []
  const { opensAt, closesAt, draw, phase } = schedule
  const times = t.schedule(timeOf(opensAt), closesAt && timeOf(closesAt))
  const what = (
    <>
      {times}
      {phase === 'stuck' && ` · ${t.openingStuck}`}
      {phase === 'before' && draw && ` · ${t.registered(registered)}`}
      {draw && (
        <>
          {' · '}
          <a href={`/waiting-room/draws/${draw.id}.json`}>{t.drawPage}</a>
        </>
      )}
    </>
  )
  return [[t.opens, what] as const]
}
