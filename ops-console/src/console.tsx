import { useEffect, useState } from 'react'
import { SectionsPage } from 'page-kit'
import { reportingTheEnd, type CallOps, type Operator } from './api/call-ops.ts'
import type { FollowOps } from './api/follow-ops.ts'
import { opsOf } from './api/ops.ts'
import { ConnectionProblem } from './live/connection-problem.tsx'
import { Feed } from './live/feed.ts'
import { FeedContext } from './live/use-live.ts'
import styles from './console.module.css'
import { panels } from './panels/index.ts'
import { SignIn } from './sign-in/sign-in.tsx'
import { forgetOperator, keepOperator, keptOperator } from './sign-in/kept-operator.ts'
import * as t from './texts.ko.ts'

type Props = { call: CallOps; follow: FollowOps; storage: Storage }

/** The operators' console: the sign-in, then one panel below the other. */
export function Console({ call, follow, storage }: Props) {
  const [operator, setOperator] = useState(() => keptOperator(storage))
  const [farewell, setFarewell] = useState<string>()

  function enter(entering: Operator) {
    keepOperator(storage, entering)
    setOperator(entering)
  }

  function leave(why?: string) {
    forgetOperator(storage)
    setOperator(undefined)
    setFarewell(why)
  }

  if (!operator) return <SignIn call={call} farewell={farewell} onEnter={enter} />
  return <Panels operator={operator} call={call} follow={follow} onLeave={leave} />
}

type PanelsProps = Omit<Props, 'storage'> & { operator: Operator; onLeave: (why?: string) => void }

function Panels({ operator, call, follow, onLeave }: PanelsProps) {
  const [ops] = useState(() => opsOf(operator, reportingTheEnd(call, onLeave)))
  const [feed] = useState(() => new Feed({ ops, operator, follow, onOver: onLeave }))
  useEffect(() => {
    const shown = new AbortController()
    void feed.run(shown.signal)
    return () => shown.abort()
  }, [feed])

  return (
    <FeedContext value={feed}>
      <SectionsPage
        title={t.title}
        contents={t.contents}
        beside={
          <button className={styles['leave']} type="button" onClick={() => onLeave()}>
            {t.signOut}
          </button>
        }
        above={<ConnectionProblem />}
        sections={panels.map(({ View, ...panel }) => ({ ...panel, content: <View ops={ops} /> }))}
      />
    </FeedContext>
  )
}
