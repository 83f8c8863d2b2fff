import { useEffect, useState } from 'react'
import { Press, SectionsPage } from 'page-kit'
import { sendAs, type CallOps } from './api/call-ops.ts'
import type { FollowOps } from './api/follow-ops.ts'
import { ConnectionProblem, SiteContext } from './live/live-view.tsx'
import { Feed } from './live/feed.ts'
import { panelsFor } from './panels/index.ts'
import { Session } from './sign-in/session.ts'
import { SignIn, SignInAgain } from './sign-in/sign-in.tsx'
import * as t from './texts.ko.ts'

type Props = { call: CallOps; follow: FollowOps; storage: Storage }

/** The operators' console: the sign-in, then one panel below the other. */
export function Console({ call, follow, storage }: Props) {
  const [session] = useState(() => new Session(storage, call))
  const [isIn, setIn] = useState(session.isOpen)
  /** The reason why the session is over; the panels stay below the dialog. */
  const [over, setOver] = useState<string>()

  function end(why: string) {
    session.end()
    setOver(first => first ?? why)
  }

  function leave() {
    session.end()
    setIn(false)
    setOver(undefined)
  }

  if (!isIn) return <SignIn session={session} onEnter={() => setIn(true)} />
  return (
    <>
      <Panels {...{ session, call, follow }} isOver={over !== undefined} onOver={end} onLeave={leave} />
      {over !== undefined && (
        <SignInAgain session={session} why={over} onEnter={() => setOver(undefined)} onLeave={leave} />
      )}
    </>
  )
}

type PanelsProps = Omit<Props, 'storage'> & {
  session: Session
  isOver: boolean
  onOver: (why: string) => void
  onLeave: () => void
}

function Panels({ session, call, follow, isOver, onOver, onLeave }: PanelsProps) {
  const [site] = useState(() => {
    const send = sendAs(session, call, onOver)
    return { send, feed: new Feed({ send, operator: session, follow, onOver }) }
  })
  const { feed } = site
  useEffect(() => {
    if (isOver) return
    const shown = new AbortController()
    const use = () => void session.use()
    void feed.run(shown.signal)
    for (const kind of ['pointerdown', 'keydown'])
      document.addEventListener(kind, use, { signal: shown.signal })
    return () => shown.abort()
  }, [feed, session, isOver])

  return (
    <SiteContext value={site}>
      <SectionsPage
        title={t.title}
        contents={t.contents}
        beside={<Press label={t.signOut} onClick={onLeave} />}
        above={<ConnectionProblem />}
        sections={panelsFor(session.role).map(({ View, ...panel }) => ({ ...panel, content: <View /> }))}
      />
    </SiteContext>
  )
}
