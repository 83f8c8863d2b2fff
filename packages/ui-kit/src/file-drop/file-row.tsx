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
  /** Left out where it cannot be taken away any more. */
  onRemove?: (() => void) | undefined
  onRetry?: (() => void) | undefined
}

/** One file: what it is, how far it has got, and what can be done about it. */
export function FileRow({ file: { name, detail, state, content }, onRemove, onRetry }: Props) {
  return (
    <div className={styles['row']}>
      <Thumbnail content={content} />
      <div className={styles['facts']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['state']} data-state={state.kind}>
          {detail && <span className={styles['detail']}>{detail}</span>}
          {state.kind === 'uploading' && <span>{t.uploading(Math.round(state.percent))}</span>}
          <Status className={styles['announced']}>{announcement(state)}</Status>
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

/** What is spoken when it changes: not the percents, which would never stop. */
function announcement(state: FileState) {
  if (state.kind === 'attached') return t.attached
  if (state.kind === 'waiting') return t.waiting
  if (state.kind === 'uploading') return null
  const isDone = state.kind === 'done'
  return (
    <>
      <Icon name={isDone ? 'success' : 'danger'} />
      {isDone ? t.done : t.failed(state.reason)}
    </>
  )
}
