import type { QueueSettings } from '../settings.ts'
import type { Step } from '../in-line.ts'
import { advance, begin } from '../states.ts'
import { reply } from './replies.ts'
import { settingsWith } from './test-settings.ts'

/** Settings that make a turn easy to follow. */
export const settings = settingsWith({ longestRecheckSeconds: 30, ipBlockRetries: 2, ipBlockPauseMs: 10_000 })

/** Returns the step of a turn after the given replies; null is a missing reply. */
export function after(replies: (string | null)[], using: QueueSettings = settings): Step {
  return replies.reduce(
    (step, text) => advance(step.inLine, text === null ? null : reply(text), using, () => 0.5),
    begin('act_3', using),
  )
}

export const WAITING = '5002:201:key=K1&nwait=30&nnext=2&tps=10&ttl=4&ip=n1.example.org&port=80'
