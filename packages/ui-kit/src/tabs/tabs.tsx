import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

type Tab = { id: string; label: ReactNode; content: ReactNode }
type Props = {
  label: string
  tabs: readonly Tab[]
  /** The one that is open at first; else the first. */
  openId?: string
}

/** Several contents in one place, one of them open. Arrow keys, Home and End go from tab to tab. */
export function Tabs({ label, tabs, openId }: Props) {
  const [chosenId, choose] = useState(openId)
  const list = useRef<HTMLDivElement>(null)
  const baseId = useId()
  const open = tabs.find(({ id }) => id === chosenId) ?? tabs[0]

  function press(event: KeyboardEvent) {
    const at = tabs.findIndex(tab => tab === open)
    const next = tabs.at(placeAfter(event.key, at, tabs.length) ?? at)
    if (!next || next === open) return
    event.preventDefault()
    choose(next.id)
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus()
  }

  return (
    <div className={styles['tabs']}>
      <div className={styles['list']} role="tablist" aria-label={label} ref={list}>
        {tabs.map(tab => (
          <button
            className={styles['tab']}
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={`${baseId}-${tab.id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={press}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(tab => (
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
      ))}
    </div>
  )
}

function placeAfter(key: string, at: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}
