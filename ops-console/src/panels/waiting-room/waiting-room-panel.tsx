import { useState } from 'react'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { endTurns, type LineHistory, type LineReport, type WaitingLists } from 'ops-api'
import { LiveView, useLive, useSite } from '../../live/live-view.tsx'
import rows from '../row/row.module.css'
import { LineDialog } from './line-dialog.tsx'
import { LineRow, type Wish } from './line-row.tsx'
import { ListsDialog } from './lists-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import * as t from './texts.ko.ts'
import { card, Press, stepOf } from 'page-kit'

type Wanted = { action: string; wish: Wish } | 'lists'
type Lines = Readonly<Record<string, LineReport>>

/** The lines of the waiting room with their changes: those with people as curves, quiet ones as a row. */
export function WaitingRoomPanel() {
  const { feed } = useSite()
  const history = useLive('lineHistory').value
  const [wanted, setWanted] = useState<Wanted>()

  function close() {
    setWanted(undefined)
    void feed.refresh('waitingRoom', 'audit')
  }

  return (
    <LiveView topic="waitingRoom">
      {({ actions, lists }) => (
        <>
          <Lines lines={actions} history={history} onWish={setWanted} />
          <ListsRow lists={lists} onEdit={() => setWanted('lists')} />
          {wanted && <WantedDialog {...{ wanted, actions, lists }} onClose={close} />}
        </>
      )}
    </LiveView>
  )
}

type LinesProps = { lines: Lines; history: LineHistory | undefined; onWish: (wanted: Wanted) => void }

/** Lines with people within the hour first, so that none moves under a finger when it empties. */
function Lines({ lines, history, onWish }: LinesProps) {
  const isBusy = (action: string) => history !== undefined && action in history.lines
  const all = Object.entries(lines)
  const sorted = [...all.filter(([action]) => isBusy(action)), ...all.filter(([action]) => !isBusy(action))]
  return (
    <div className={rows['rows']}>
      {sorted.map(([action, line]) => (
        <LineRow
          key={action}
          {...{ action, line }}
          history={isBusy(action) ? history : undefined}
          onWish={wish => onWish({ action, wish })}
        />
      ))}
    </div>
  )
}

function ListsRow({ lists, onEdit }: { lists: WaitingLists; onEdit: () => void }) {
  return (
    <div className={card['card']}>
      <p>
        {t.lists}: {t.listed(lists.deny.length, lists.priority.length)}
      </p>
      <div className={card['actions']}>
        <Press label={t.editLists} onClick={onEdit} />
      </div>
    </div>
  )
}

type DialogProps = { wanted: Wanted; actions: Lines; lists: WaitingLists; onClose: () => void }

function WantedDialog({ wanted, actions, lists, onClose }: DialogProps) {
  const { send } = useSite()
  if (wanted === 'lists') return <ListsDialog lists={lists} onClose={onClose} />
  const { action, wish } = wanted
  const line = actions[action]
  if (!line) return null
  if (wish === 'plan') return <PlanDialog {...{ action, line, onClose }} />
  if (wish === 'message') {
    const waiting = Object.values(actions).reduce((sum, each) => sum + each.waiting, 0)
    return <MessageDialog {...{ action, line, onClose }} waitingInAll={waiting} />
  }
  if (wish === 'endTurns')
    return (
      <ConfirmDialog
        title={`${stepOf(line.step)} ${t.wishes.endTurns}`}
        effects={[t.endsTurns(line.inside)]}
        isDangerous
        carryOut={t.wishes.endTurns}
        onCarryOut={why => send(endTurns, { params: { action }, body: why })}
        onClose={onClose}
      />
    )
  return <LineDialog {...{ action, line, onClose }} wanted={wish === 'change' ? undefined : wish} />
}
