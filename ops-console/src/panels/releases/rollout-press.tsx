import { useState } from 'react'
import { Problem } from 'page-kit'
import { Button } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import { useFeed } from '../../live/use-live.ts'
import * as t from './texts.ko.ts'

type Props = { ops: Ops; remote: string; isPaused: boolean }

/** Pauses the steps of a canary, or resumes them. */
export function RolloutPress({ ops, remote, isPaused }: Props) {
  const feed = useFeed()
  const [problem, setProblem] = useState<Error>()
  const order = isPaused ? 'resume' : 'pause'

  async function steer() {
    setProblem(
      await ops.steer(remote, order).then(
        () => undefined,
        (error: Error) => error,
      ),
    )
    await feed.refresh('releases', 'audit')
  }

  return (
    <>
      <Button
        size="medium"
        variant="tertiary"
        aria-label={`${remote} ${t.orders[order]}`}
        onClick={() => void steer()}
      >
        {t.orders[order]}
      </Button>
      {problem && <Problem error={problem} />}
    </>
  )
}
