import { recordedResponses as recorded } from 'recorded-responses'
import { useLayoutEffect, useRef } from 'react'
import type { Host } from '../host.ts'
import styles from '../isolation-page.module.css'
import type { Remote } from '../read-remotes.ts'
import type { State } from '../state/state.ts'
import * as t from '../texts.ko.ts'

type Props = {
  remote: Pick<Remote, 'name'>
  state: State
  host: Pick<Host, 'aheadMs' | 'override' | 'record'> & { page: string }
}

/** The site in a frame of the width of the state, with a single remote. */
export function RemoteFrame({ remote: { name }, state, host }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The page in the frame reads it with its first script.
  useLayoutEffect(() => {
    window.isolation = { remote: name, state, recorded, ...host }
    frame.current?.setAttribute('src', host.page)
  }, [name, state, host])
  const width = state.width === '' ? '100%' : `${state.width}px`
  // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows the site as a window does.
  return <iframe ref={frame} className={styles['frame']} title={t.frame(name)} style={{ width }} />
}
