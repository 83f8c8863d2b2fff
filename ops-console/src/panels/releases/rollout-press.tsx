import { Problem } from 'page-kit'
import type { Ops } from '../../api/ops.ts'
import { useAttempt } from '../../dialog/use-attempt.ts'
import { useFeed } from '../../live/use-live.ts'
import { Press } from '../row/press.tsx'
import * as t from './texts.ko.ts'

type Props = { ops: Ops; remote: string; isPaused: boolean }

/** Pauses the steps of a canary, or resumes them. */
export function RolloutPress({ ops, remote, isPaused }: Props) {
  const feed = useFeed()
  const { problem, attempt } = useAttempt<unknown>()
  const order = isPaused ? 'resume' : 'pause'

  async function steer() {
    await attempt(() => ops.steer(remote, order))
    await feed.refresh('releases', 'audit')
  }

  return (
    <>
      <Press of={remote} label={t.orders[order]} onClick={() => void steer()} />
      {problem && <Problem error={problem} />}
    </>
  )
}
