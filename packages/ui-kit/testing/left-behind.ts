import { beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { watchBegun } from './watch-begun.ts'

/** Sources whose work lasts as long as the page or an open dialog, or ends some time after the part is gone. */
const LASTING = [
  'applicant-files/src/download/save-file.ts',
  'applicant-flow/src/session/watch-session.ts',
  'mfe-queue/src/client/wait.ts',
  'src/compose/beacons/',
  'src/compose/effects/deadline.ts',
  'src/compose/late-composition.ts',
  'src/compose/overlay/',
  'src/compose/watchdog/frame-guard.ts',
  'src/compose/watchdog/watchdog.ts',
  'tester-page/src/isolation/frame/display.ts',
  'ui-kit/src/dialog/dialogs.ts',
]

/** Their tests start whole pages. */
const STARTS = ['/shell/src/start/', '/remote-kit/src/standalone/']

/**
 * A test fails if a part leaves something behind when it is removed: a listener of the window or the document, an
 * observer, a timer, an object URL. Only what sources begin counts, not what tests and libraries do.
 */
beforeEach(({ onTestFinished, task }) => {
  if (STARTS.some(folder => task.file.filepath.includes(folder))) return
  const { left, end } = watchBegun()
  const failIfLeft = () => {
    const behind = left().filter(thing => !LASTING.some(source => thing.includes(source)))
    if (behind.length > 0) throw new Error(['These were left behind:', ...behind].join('\n'))
  }
  // After every other hook, since this one is registered first.
  onTestFinished(async () => {
    await cleanup()
    // A step back in the history, for example, takes a moment.
    await vi.waitFor(failIfLeft).finally(end)
  })
})
