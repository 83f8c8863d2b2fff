import type { ReleasesReport } from 'ops-api'
import { stepOf } from 'page-kit'
import type { ReactNode } from 'react'
import { AlertBox } from 'ui-kit'
import { useLive } from '../../live/use-live.ts'
import { timeOf } from '../time-of.ts'
import * as t from './texts.ko.ts'

/** Everything that waits for a person's decision, each with a link to the place of its press. */
export function Questions() {
  const { questions: releases = [], remotes = [] } = useLive('releases').value ?? {}
  const paused = remotes.filter(
    ({ name, canary }) =>
      canary?.rollout?.paused !== undefined && !releases.some(({ remote }) => remote === name),
  )
  const lines = Object.entries(useLive('waitingRoom').value?.actions ?? {})
  const stuck = lines.filter(([, { schedule }]) => schedule?.phase === 'stuck')
  return (
    <>
      {releases.map(question => (
        <ReleaseQuestion key={`${question.remote} ${question.version}`} {...question} />
      ))}
      {paused.map(({ name, canary }) => (
        <Question key={name} title={t.stepsAsk(name)} href={`#remote-${name}`} where={t.toReleases}>
          <p lang="en">{canary?.rollout?.paused}</p>
        </Question>
      ))}
      {stuck.map(([action, { step }]) => (
        <StuckOpening key={action} {...{ action, step }} />
      ))}
    </>
  )
}

function ReleaseQuestion({ remote, version, at, sentence }: ReleasesReport['questions'][number]) {
  return (
    <Question title={t.releaseAsks(remote, version)} href={`#remote-${remote}`} where={t.toReleases}>
      <p>
        {timeOf(at)} · <span lang="en">{sentence}</span>
      </p>
    </Question>
  )
}

function StuckOpening({ action, step }: { action: string; step: string }) {
  return (
    <Question title={t.openingAsks(stepOf(step))} href={`#line-${action}`} where={t.toLines}>
      <p>{t.openingStuck}</p>
    </Question>
  )
}

type Props = { title: string; href: `#${string}`; where: string; children: ReactNode }

function Question({ title, href, where, children }: Props) {
  return (
    <AlertBox tone="warning" title={title} announced>
      {children}
      <p>
        <a href={href}>{where}</a>
      </p>
    </AlertBox>
  )
}
