import { drawScreen } from 'remote-kit/testing'
import { speechOfPage } from 'ui-kit/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { businessExamples, deliveryExamples, generalExamples, openExamples, type Example } from './index.ts'

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Shows the examples; every address of a picture is the same, with the rest behind its `#`. */
async function show(examples: readonly Example[], picture = PICTURE) {
  await drawScreen(null, { config: { cdnBaseUrl: `${picture}#` }, withDialogs: true })
  void openExamples({ title: '증빙자료 예시', examples })
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

it('reads each drawing with its caption, and what is on it', async () => {
  await show([...generalExamples, ...businessExamples, ...deliveryExamples])
  await expect(await speechOfPage()).toMatchFileSnapshot('./examples.speech.txt')
})

it('reads what would be on a drawing that cannot be loaded', async () => {
  await show(['waybill'], 'data:image/svg+xml,nothing')
  await expect.element(page.getByText('이미지를 불러올 수 없습니다.', { exact: true })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./missing-drawing.speech.txt')
})
