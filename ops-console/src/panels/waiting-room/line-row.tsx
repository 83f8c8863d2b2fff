import { Badge } from 'ui-kit'
import type { LineHistory, LineReport } from 'ops-api'
import { card, lineName, Press } from 'page-kit'
import { Row } from '../row/row.tsx'
import { timeOf } from '../time-of.ts'
import { LinePicture } from './line-picture.tsx'
import * as t from './texts.ko.ts'

/** An operator's wish for a line: the quick button of its state, or a dialog. */
export type Wish = keyof typeof t.wishes

type Props = {
  action: string
  line: LineReport
  /** The last hour, if people were in it; undefined for a quiet line. */
  history: LineHistory | undefined
  onWish: (wish: Wish) => void
}

/** A line: its figures, its last hour if people were in it, and the press that stops or opens it. */
export function LineRow({ action, line, history, onWish }: Props) {
  const { step, mode } = line
  const name = lineName(action, step)
  const hour = history?.lines[action]
  const press = (wish: Wish) => (
    <Press
      key={wish}
      of={name}
      label={t.wishes[wish]}
      variant={wish === 'open' ? 'primary' : 'tertiary'}
      onClick={() => onWish(wish)}
    />
  )
  return (
    <Row
      id={`line-${action}`}
      name={name}
      badge={<Badge tone={mode === 'open' ? 'success' : 'warning'}>{t.modes[mode] ?? mode}</Badge>}
      facts={factsOf(line)}
      picture={hour && history && <LinePicture name={name} line={hour} from={history.from} />}
      action={press(mode === 'open' ? 'pause' : 'open')}
    >
      <p>{t.soFar(line.entered, line.completed)}</p>
      <div className={card['actions']}>{(['change', 'plan', 'message', 'endTurns'] as const).map(press)}</div>
    </Row>
  )
}

function factsOf(line: LineReport) {
  const { limit, rate, waiting, inside, perSecond, waitSeconds } = line
  return [
    [t.waiting, t.count(waiting)],
    [t.inside, t.insideOf(inside, limit)],
    [t.entering, t.enteringOf(perSecond, rate)],
    [t.wait, t.waitFor(waitSeconds)],
    ...scheduleFact(line),
    ...messageFact(line),
  ] as const
}

function messageFact({ message }: LineReport) {
  if (!message || Date.parse(message.until) <= Date.now()) return []
  return [[t.wishes.message, t.messageUntil(message.text, timeOf(message.until))] as const]
}

function scheduleFact({ schedule, registered }: LineReport) {
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
