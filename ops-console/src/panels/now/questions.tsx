import { stepOf } from 'page-kit'
import type { ReactNode } from 'react'
import { AlertBox } from 'ui-kit'
import { useLive } from '../../live/live-view.tsx'
import { timeOf } from '../time-of.ts'
import { PendingQuestion } from './pending-question.tsx'
import * as t from './texts.ko.ts'

/** Everything that waits for a person's decision, each with a link to the place of its press. */
export function Questions() {
  const { questions = [], remotes = [], pending = [] } = useLive('releases').value ?? {}
  const lines = Object.entries(useLive('waitingRoom').value?.actions ?? {})
  const paused = remotes.flatMap(({ name, canary }) => {
    const why = questions.some(({ remote }) => remote === name) ? undefined : canary?.rollout?.paused
    return why === undefined ? [] : [{ name, why }]
  })
  const stuck = lines.filter(([, { schedule }]) => schedule?.phase === 'stuck')
  return (
    <>
      {pending.map(order => (
        <PendingQuestion key={order.id} order={order} />
      ))}
      {questions.map(({ remote, version, at, sentence }) => (
        <Question
          key={`${remote} ${version}`}
          title={t.releaseAsks(remote, version)}
          href={`#remote-${remote}`}
          where={t.toReleases}
        >
          {timeOf(at)} · <span lang="en">{sentence}</span>
        </Question>
      ))}
      {paused.map(({ name, why }) => (
        <Question key={name} title={t.stepsAsk(name)} href={`#remote-${name}`} where={t.toReleases}>
          <span lang="en">{why}</span>
        </Question>
      ))}
      {stuck.map(([action, { step }]) => (
        <Question key={action} title={t.openingAsks(stepOf(step))} href={`#line-${action}`} where={t.toLines}>
          {t.openingStuck}
        </Question>
      ))}
    </>
  )
}

type Props = { title: string; href: `#${string}`; where: string; children: ReactNode }

function Question({ title, href, where, children }: Props) {
  return (
    <AlertBox tone="warning" title={title} announced>
      <p>{children}</p>
      <p>
        <a href={href}>{where}</a>
      </p>
    </AlertBox>
  )
}
