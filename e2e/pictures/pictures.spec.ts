import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { untilLoaded } from '../support/until-loaded.ts'
import { expectDigests } from './digests.ts'
import type { Given, State } from './state.ts'
import { mfeApply } from './states/mfe-apply.ts'
import { mfeProof } from './states/mfe-proof.ts'
import { mfeQueue } from './states/mfe-queue.ts'
import { mfeResult } from './states/mfe-result.ts'
import { shell } from './states/shell.ts'
import { uiKit } from './states/ui-kit.ts'

/** A picture does not depend on the day, on the machine's fonts, or on earlier applications. */
const NOW = '2025-06-26T12:00:00+09:00'
/** Only the beginning of a long text is in its picture. */
const HIGHEST = 2400
const TOLERANCE = { maxDiffPixelRatio: 0.001 }

const packages = {
  shell,
  'mfe-apply': mfeApply,
  'mfe-result': mfeResult,
  'mfe-proof': mfeProof,
  'mfe-queue': mfeQueue,
  'ui-kit': uiKit,
}

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 360, height: 800 } })

test.beforeEach(async ({ page, site }) => {
  await page.clock.setFixedTime(NOW)
  await site.sandbox.post('clock', { now: NOW })
})

for (const [folder, states] of Object.entries(packages)) {
  for (const state of states) {
    test(
      `${folder}: ${state.name}`,
      { tag: `@${folder}` },
      async ({
        page,
        site,
        seeded,
        allowConsole,
        applicationForm,
        breakSite,
        bringToForm,
        bringToIdentityCheck,
        businessNumber,
        consents,
        dialog,
        failedArea,
        frame,
        mydata,
        notices,
        resultLookup,
        selfCheck,
        steerQueue,
        waitingRoom,
      }) => {
        if (state.scenario) await seeded(state.scenario)
        await lead(state, {
          page,
          site,
          allowConsole,
          applicationForm,
          breakSite,
          bringToForm,
          bringToIdentityCheck,
          businessNumber,
          consents,
          dialog,
          failedArea,
          frame,
          mydata,
          notices,
          resultLookup,
          selfCheck,
          steerQueue,
          waitingRoom,
        })
        await expectPictures(page, `${folder}/${state.name}`, state.part)
      },
    )
  }
}

async function lead({ path, part, lead: steps }: State, given: Given): Promise<void> {
  if (path) {
    await given.page.goto(path)
    await untilLoaded(given.page)
  }
  await steps?.(given)
  if (part !== 'window')
    await expect(given.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Compares the state with its picture at the smallest width, and with the digest of each other picture. */
async function expectPictures(page: Page, name: string, part: State['part'] = 'content'): Promise<void> {
  expect.soft(await pictureOf(page, part, 360)).toMatchSnapshot(`${name}.jpg`.split('/'), TOLERANCE)
  await expectDigests(name, {
    768: () => pictureOf(page, part, 768),
    1280: () => pictureOf(page, part, 1280),
    forced: () => pictureOf(page, part, 360, 'active'),
  })
}

async function pictureOf(
  page: Page,
  part: State['part'],
  width: number,
  forcedColors: 'active' | 'none' = 'none',
): Promise<Buffer> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ forcedColors })
  await untilLoaded(page)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(withoutNumbers)
  const area = part === 'window' ? {} : { fullPage: true, clip: await boxOf(page, part) }
  return page.screenshot({ type: 'jpeg', quality: 30, animations: 'disabled', ...area })
}

async function boxOf(page: Page, part: State['part']) {
  await page.evaluate(() => scrollTo(0, 0))
  const box = await page.locator(part === 'page' ? 'body' : 'main').boundingBox()
  if (!box) throw new Error('the page has no content')
  return { ...box, height: Math.min(box.height, HIGHEST) }
}

/** Replaces all that differs each time: the numbers of a site's sequences, and the time of the last request. */
function withoutNumbers(): void {
  const numbers = /2025\d{10}|99\d-?\d{2}-?\d{5}|12:\d\d:\d\d|(?<=^남은 시간 )\d\d:\d\d/g
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const text = node.nodeValue ?? ''
    const ofSupport = node.parentElement?.closest('tr')?.textContent.startsWith('지원번호')
    const same = ofSupport
      ? text.replace(/\d+/, '0')
      : text.replaceAll(numbers, found => found.replaceAll(/\d/g, '0'))
    if (same !== text) node.nodeValue = same
  }
}
