import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { show } from './testing/show-overlay.tsx'

beforeEach(() => page.viewport(1280, 800))

it('the waiting room is read with the place, the wait and the ways out', async () => {
  const { dialog } = await show()
  await expect.element(dialog).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./waiting.speech.txt')
})
