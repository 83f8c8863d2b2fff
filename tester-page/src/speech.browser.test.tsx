import { speechOfPage } from 'ui-kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tester } from './tester.tsx'
import { call, fillSandbox } from './testing/sandbox.ts'

beforeEach(fillSandbox)

it('the page of testers is read with the name of each record, value and button', async () => {
  await render(<Tester call={call} />)
  await page.getByRole('button', { name: '신청 만들기' }).click()
  await expect.element(page.getByRole('link', { name: '결과 화면 열기' })).toBeVisible()
  for (const details of document.querySelectorAll('details')) details.open = true
  await expect(await speechOfPage()).toMatchFileSnapshot('./tester.speech.txt')
})
