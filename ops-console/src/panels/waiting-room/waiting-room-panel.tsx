import { useState } from 'react'
import { Button, Disclosure } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import type { LineReport, WaitingLists } from 'ops-api'
import { LiveView } from '../../live/live-view.tsx'
import { useFeed } from '../../live/use-live.ts'
import { LineCard, type Wish } from './line-card.tsx'
import { LineDialog } from './line-dialog.tsx'
import { ListsDialog } from './lists-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import * as t from './texts.ko.ts'
import { card } from 'page-kit'
import styles from './waiting-room-panel.module.css'

type Wanted = { action: string; wish: Wish } | 'lists'
type Lines = Readonly<Record<string, LineReport>>

/** The lines of the waiting room with their changes. Quiet lines are folded away. */
export function WaitingRoomPanel({ ops }: { ops: Ops }) {
  const feed = useFeed()
  const [wanted, setWanted] = useState<Wanted>()

  function close() {
    setWanted(undefined)
    void feed.refresh('waitingRoom', 'audit')
  }

  return (
    <LiveView topic="waitingRoom">
      {({ actions, lists }) => (
        <>
          <Cards lines={actions} onWish={setWanted} />
          <ListsRow lists={lists} onEdit={() => setWanted('lists')} />
          {wanted && <WantedDialog {...{ wanted, ops, actions, lists }} onClose={close} />}
        </>
      )}
    </LiveView>
  )
}

function Cards({ lines, onWish }: { lines: Lines; onWish: (wanted: Wanted) => void }) {
  const all = Object.entries(lines)
  const quiet = all.filter(([, line]) => isQuiet(line))
  const cardOf = ([action, line]: [string, LineReport]) => (
    <LineCard key={action} action={action} line={line} onWish={wish => onWish({ action, wish })} />
  )
  return (
    <>
      {all.filter(([, line]) => !isQuiet(line)).map(cardOf)}
      {quiet.length > 0 && (
        <Disclosure label={t.quiet(quiet.length)}>
          <div className={styles['lines']}>{quiet.map(cardOf)}</div>
        </Disclosure>
      )}
    </>
  )
}

function ListsRow({ lists, onEdit }: { lists: WaitingLists; onEdit: () => void }) {
  return (
    <div className={card['card']}>
      <p>
        {t.lists}: {t.listed(lists.deny.length, lists.priority.length)}
      </p>
      <div className={card['actions']}>
        <Button size="medium" variant="tertiary" onClick={onEdit}>
          {t.editLists}
        </Button>
      </div>
    </div>
  )
}

type DialogProps = { wanted: Wanted; ops: Ops; actions: Lines; lists: WaitingLists; onClose: () => void }

function WantedDialog({ wanted, ops, actions, lists, onClose }: DialogProps) {
  if (wanted === 'lists') return <ListsDialog ops={ops} lists={lists} onClose={onClose} />
  const { action, wish } = wanted
  const line = actions[action]
  if (!line) return null
  if (wish === 'plan') return <PlanDialog {...{ ops, action, line, onClose }} />
  return <LineDialog {...{ ops, action, line, onClose }} wanted={wish === 'change' ? undefined : wish} />
}

/** Returns true for a line without people and settings. */
function isQuiet({ mode, limit, rate, waiting, schedule }: LineReport): boolean {
  return mode === 'open' && limit === null && rate === null && waiting === 0 && schedule === null
}
