import { useRef, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Bar } from '../progress/bar.tsx'
import { Status } from '../status/status.tsx'
import type { ChosenFile, FileState } from './chosen-file.ts'
import styles from './file-drop.module.css'
import * as t from './texts.ko.ts'
import { Thumbnail } from './thumbnail.tsx'

type Props = {
  file: ChosenFile
  /** True if a change of its state is spoken. For many files, one voice for all is enough. */
  isAnnounced?: boolean
  /** Omitted if the file cannot be removed any more. */
  onRemove?: (() => void) | undefined
  onRetry?: (() => void) | undefined
}

/** One file: its name, its state, and its buttons. */
export function FileRow({ file, isAnnounced = false, onRemove, onRetry }: Props) {
  const { name, detail, state } = file
  const row = useRef<HTMLDivElement>(null)
  return (
    <div className={styles['row']} ref={row}>
      <Thumbnail file={file} row={row} />
      <div className={styles['facts']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['state']} data-state={state.kind}>
          {detail && <span className={styles['detail']}>{detail}</span>}
          {state.kind === 'uploading' && <span>{t.uploading(Math.round(state.percent))}</span>}
          <Announced isSpoken={isAnnounced}>{announcement(state)}</Announced>
        </span>
        {state.kind === 'uploading' && <Bar percent={state.percent} aria-label={name} />}
      </div>
      <div className={styles['acts']}>
        {state.kind === 'failed' && onRetry && (
          <Button size="medium" variant="secondary" onClick={onRetry}>
            <span className="sr-only">{name} </span>
            {t.retry}
          </Button>
        )}
        {onRemove && (
          <Button size="medium" variant="tertiary" onClick={onRemove}>
            <span className="sr-only">{name} </span>
            {t.remove}
          </Button>
        )}
      </div>
    </div>
  )
}

function Announced({ isSpoken, children }: { isSpoken: boolean; children: ReactNode }) {
  const className = styles['announced']
  return isSpoken ? (
    <Status className={className}>{children}</Status>
  ) : (
    <span className={className}>{children}</span>
  )
}

const words = {
  attached: t.attached,
  chosen: t.chosen,
  waiting: t.waiting,
  preparing: t.preparing,
  checking: t.checking,
}

/** The part of the state that is spoken when it changes. Percentages are not: they would never stop. */
function announcement(state: FileState) {
  switch (state.kind) {
    case 'uploading':
      return null
    case 'done':
      return <Marked icon="success">{t.done}</Marked>
    case 'empty':
      return <Marked icon="warning">{t.empty}</Marked>
    case 'failed':
      return <Marked icon="danger">{t.failed(state.reason)}</Marked>
    case 'refused':
      return <Marked icon="danger">{t.refused(state.reason)}</Marked>
    default:
      return words[state.kind]
  }
}

function Marked({ icon, children }: { icon: 'success' | 'warning' | 'danger'; children: string }) {
  return (
    <>
      <Icon name={icon} />
      {children}
    </>
  )
}
