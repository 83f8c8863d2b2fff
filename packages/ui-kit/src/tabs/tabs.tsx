import { use, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { GroupProblem } from '../field/group-problem.ts'
import styles from './tabs.module.css'

type Tab = { id: string; label: ReactNode; content: ReactNode }
type Props = {
  label: string
  tabs: readonly Tab[]
  /** The tab that is open at first. Default: the first. Null opens none before the user chooses one. */
  openId?: string | null
  onOpen?: (id: string) => void
}

/** Several contents in one place, one of them open, with a card to press for each. Arrow keys, Home and End move from tab to tab. */
export function Tabs({ label, tabs, openId, onOpen }: Props) {
  const [chosenId, choose] = useState(openId)
  const list = useRef<HTMLDivElement>(null)
  const baseId = useId()
  const isInvalid = use(GroupProblem)
  const chosen = tabs.find(({ id }) => id === chosenId)
  const open = chosenId === null ? undefined : (chosen ?? tabs[0])
  const stop = open ?? tabs[0]

  function openTab(id: string) {
    choose(id)
    onOpen?.(id)
  }

  function press(event: KeyboardEvent) {
    const next = tabAfter(event.key, stop, tabs)
    if (!next || next === open) return
    event.preventDefault()
    openTab(next.id)
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus()
  }

  return (
    <div className={styles['tabs']}>
      <div
        className={styles['list']}
        data-invalid={isInvalid || undefined}
        role="tablist"
        aria-label={label}
        ref={list}
      >
        {tabs.map(tab => (
          <button
            className={styles['tab']}
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={`${baseId}-${tab.id}-panel`}
            tabIndex={tab === stop ? 0 : -1}
            onClick={() => openTab(tab.id)}
            onKeyDown={press}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <Panels {...{ tabs, open, baseId }} />
    </div>
  )
}

function Panels({ tabs, open, baseId }: { tabs: readonly Tab[]; open: Tab | undefined; baseId: string }) {
  return tabs.map(tab => (
    <div
      className={styles['panel']}
      key={tab.id}
      role="tabpanel"
      id={`${baseId}-${tab.id}-panel`}
      aria-labelledby={`${baseId}-${tab.id}`}
      tabIndex={0}
      hidden={tab !== open}
    >
      {tab.content}
    </div>
  ))
}

function tabAfter(key: string, tab: Tab | undefined, tabs: readonly Tab[]): Tab | undefined {
  const [at, count] = [tabs.findIndex(other => other === tab), tabs.length]
  const places: Record<string, number> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: at - 1,
    Home: 0,
    End: count - 1,
  }
  const place = places[key]
  return place === undefined ? undefined : tabs.at(place)
}
