import { waitingRoomOf } from '../support/pages/waiting-room.ts'
import { publishForeignRemote } from '../support/site/foreign-remote.ts'
import { expect, HOME_ACTION, test } from '../support/test.ts'

const drawsNothing = `
  export async function bootstrap() {}
  export async function mount({ offer }) {
    offer({ run: () => new Promise(() => {}), complete: async () => {} })
  }
  export async function unmount() {}`

test.describe.configure({ timeout: 180_000 })

test('a live widget that draws nothing while a line is on: the last good one shows the wait within seconds', async ({
  ownSite: site,
  context,
  allowConsole,
}) => {
  allowConsole(/mfe-queue draws nothing/)
  await publishForeignRemote(site, {
    about: { name: 'mfe-queue', slot: 'overlay', routes: [] },
    version: '9.0.0',
    files: { 'assets/remote.js': drawsNothing },
  })
  await site.sandbox.steers(HOME_ACTION, { mode: 'wait' })
  const page = await context.newPage()
  await page.goto(site.url)
  await expect(waitingRoomOf(page).box).toBeVisible({ timeout: 20_000 })
  await waitingRoomOf(page).showsPeopleAhead(0)
  await site.sandbox.steers(HOME_ACTION, { mode: 'open' })
  await waitingRoomOf(page).isGone()
})
