import { recordedResponses as recorded } from 'recorded-responses'
import { useLayoutEffect, useRef } from 'react'
import type { Host } from '../host.ts'
import styles from '../isolation-page.module.css'
import type { Remote } from '../read-remotes.ts'
import type { State } from '../state/state.ts'
import * as t from '../texts.ko.ts'

type Props = {
  remote: Pick<Remote, 'name' | 'routes'>
  state: State
  host: Pick<Host, 'aheadMs' | 'override' | 'record'>
}

/** The site in a frame of the width of the state, with a single remote. */
export function RemoteFrame({ remote: { name, routes }, state, host }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const src = state.page || routes[0]?.path || '/'
  // The page in the frame reads it with its first script.
  useLayoutEffect(() => {
    window.isolation = { remote: name, state, recorded, ...host }
    frame.current?.setAttribute('src', src)
  }, [name, state, host, src])
  const width = state.width === '' ? '100%' : `${state.width}px`
  // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows the site as a window does.
  return <iframe ref={frame} className={styles['frame']} title={t.frame(name)} style={{ width }} />
}
