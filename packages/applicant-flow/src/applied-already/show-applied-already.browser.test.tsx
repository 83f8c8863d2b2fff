import { drawn, drawScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { nextClick } from '../testing/next-click.ts'
import { showAppliedAlready } from './index.ts'

const dialog = page.getByRole('dialog')

async function show() {
  const left = new AbortController()
  await drawScreen(<p>본인확인</p>, { withDialogs: true })
  const path = showAppliedAlready('이미 신청접수 되었습니다.', left.signal)
  await expect.element(dialog).toMatchTextContent('이미 신청접수 되었습니다.신청결과 확인하기')
  return { path, leave: () => left.abort() }
}

it('a person who has applied goes home once that is read', async () => {
  const { path } = await show()
  await dialog.getByRole('button', { name: '확인' }).click()
  expect(await path).toBe('/')
})

it('a person who has applied goes to the result by its link, on the same page', async () => {
  const { path } = await show()
  const pressed = nextClick()
  await dialog.getByRole('link', { name: '신청결과 확인하기' }).click()
  expect(await pressed).toEqual({ wasPrevented: true })
  expect(await path).toBe('/bzmn-result')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('the message goes with its screen', async () => {
  const { path, leave } = await show()
  leave()
  await drawn()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await path).toBe('/')
})
