import { useEffect, useEffectEvent, useRef } from 'react'
import { dialogs } from 'shared-session'
import { LeaveGuard } from './leave-guard.ts'

type Options = {
  /** True while leaving would lose something. */
  isNeeded: boolean
  question: string
  /** Called when the person leaves all the same. */
  onLeave: () => void
}

/** Asks before the person leaves the screen, by any way, while there is something to lose. */
export function useLeaveQuestion({ isNeeded, question, onLeave }: Options): void {
  const mayLeave = useEffectEvent(async () => {
    const isSure = await dialogs.confirm(question)
    if (isSure) onLeave()
    return isSure
  })
  const guard = useRef<LeaveGuard>(null)
  useEffect(() => {
    const ofScreen = new LeaveGuard(() => mayLeave())
    guard.current = ofScreen
    return () => ofScreen.stop()
  }, [])
  useEffect(() => {
    if (isNeeded) guard.current?.start()
    else guard.current?.stop()
  }, [isNeeded])
}
