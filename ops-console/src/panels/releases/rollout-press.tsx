import { steerRollout } from 'ops-api'
import { Press, Problem } from 'page-kit'
import { useAttempt } from '../../dialog/use-attempt.ts'
import { useSite } from '../../live/live-view.tsx'
import * as t from './texts.ko.ts'

type Props = { remote: string; isPaused: boolean }

/** Pauses the steps of a canary, or resumes them. */
export function RolloutPress({ remote, isPaused }: Props) {
  const { send, feed } = useSite()
  const { problem, attempt } = useAttempt<unknown>()
  const order = isPaused ? 'resume' : 'pause'

  async function steer() {
    await attempt(() => send(steerRollout, { params: { remote }, body: { order } }))
    await feed.refresh('releases', 'audit')
  }

  return (
    <>
      <Press of={remote} label={t.orders[order]} onClick={() => void steer()} />
      {problem && <Problem error={problem} />}
    </>
  )
}
