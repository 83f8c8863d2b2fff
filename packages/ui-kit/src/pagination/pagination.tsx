import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Status } from '../status/status.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'
import * as t from './texts.ko.ts'

type Props = { label: string; page: number; pages: number; onPage: (page: number) => void }

/** Links through a list page by page: five numbers around the current one, and the ends (REGC-05..07). */
export function Pagination({ label, page, pages, onPage }: Props) {
  const inSight = pageWindow(page, pages)
  const hidesBefore = (inSight[0] ?? 1) > 1
  const hidesAfter = (inSight.at(-1) ?? pages) < pages
  const isFirst = page <= 1
  const isLast = page >= pages

  return (
    <nav className={styles['pagination']} aria-label={label}>
      <ul className={styles['ends']}>
        <Step isEnd={isFirst} onPress={() => onPage(1)}>
          {t.first}
        </Step>
        <Step isEnd={isFirst} onPress={() => onPage(page - 1)}>
          <Icon name="previous" />
          {t.previous}
        </Step>
      </ul>
      <ul className={styles['numbers']}>
        {hidesBefore && <li className={styles['hidden']}>…</li>}
        {inSight.map(number => (
          <li key={number}>
            <button
              className={styles['number']}
              type="button"
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
        {hidesAfter && <li className={styles['hidden']}>…</li>}
      </ul>
      <ul className={styles['ends']}>
        <Step isEnd={isLast} onPress={() => onPage(page + 1)}>
          {t.next}
          <Icon name="next" />
        </Step>
        <Step isEnd={isLast} onPress={() => onPage(pages)}>
          {t.last}
        </Step>
      </ul>
      <Status className="sr-only">{t.pageOf(page, pages)}</Status>
    </nav>
  )
}

/** At its end it does nothing, but keeps the focus of the user who pressed it to get there. */
function Step({ isEnd, onPress, children }: { isEnd: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <li>
      <button
        className={styles['step']}
        type="button"
        aria-disabled={isEnd || undefined}
        onClick={() => isEnd || onPress()}
      >
        {children}
      </button>
    </li>
  )
}
