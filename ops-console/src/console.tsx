import { useEffect, useState } from 'react'
import { SkipLinks } from 'ui-kit'
import { tellingOfTheEnd, type CallOps, type Operator } from './api/call-ops.ts'
import type { FollowOps } from './api/follow-ops.ts'
import { opsOf } from './api/ops.ts'
import { ConnectionProblem } from './live/connection-problem.tsx'
import { createFeed } from './live/feed.ts'
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
  const [ops] = useState(() => opsOf(operator, tellingOfTheEnd(call, onLeave)))
  const [feed] = useState(() => createFeed({ ops, operator, follow, onOver: onLeave }))
  useEffect(() => {
    const shown = new AbortController()
    void feed.run(shown.signal)
    return () => shown.abort()
  }, [feed])

  return (
    <FeedContext value={feed}>
      <SkipLinks links={panels.map(({ id, title }) => ({ href: `#${id}`, label: title }))} />
      <header className={styles['header']}>
        <h1 className={styles['title']}>{t.title}</h1>
        <button className={styles['leave']} type="button" onClick={() => onLeave()}>
          {t.signOut}
        </button>
      </header>
      <main className={styles['panels']}>
        <ConnectionProblem />
        {panels.map(({ id, title, View }) => (
          <section key={id} id={id} className={styles['panel']} aria-labelledby={`${id}-title`} tabIndex={-1}>
            <h2 className={styles['heading']} id={`${id}-title`}>
              {title}
            </h2>
            <View ops={ops} />
          </section>
        ))}
      </main>
    </FeedContext>
  )
}
