import { texts } from '../../support/texts.ko.ts'
import type { Given, State } from '../state.ts'

async function wait({ page, steerQueue, waitingRoom }: Given): Promise<void> {
  await steerQueue({ mode: 'wait' })
  await page.goto('/')
  await waitingRoom.isShown()
  await waitingRoom.showsPeopleAhead(0)
}

export const mfeQueue: readonly State[] = [
  { name: 'waiting', part: 'window', lead: wait },
  {
    name: 'waiting-stop',
    part: 'window',
    async lead(given) {
      await wait(given)
      await given.waitingRoom.box.getByRole('button', { name: texts.waitingRoom.stop }).click()
    },
  },
  {
    name: 'blocked',
    part: 'window',
    async lead({ page, steerQueue, dialog }) {
      await steerQueue({ mode: 'block' })
      await page.goto('/')
      await dialog.says(texts.waitingRoom.blocked)
    },
  },
  {
    name: 'failed',
    part: 'window',
    async lead({ page, allowConsole, steerQueue, breakSite, dialog }) {
      allowConsole(/mfe[-_]queue/)
      await steerQueue({ mode: 'wait' })
      await breakSite({ kind: 'status', value: 404, target: '/remotes/mfe-queue/' })
      await page.goto('/')
      await dialog.says(texts.queueFailed)
    },
  },
]
