import { drawScreen } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { openExamples } from './index.ts'

it('examples whose file is missing are a message, and a warning for developers', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { dialogs } = await drawScreen(null)
  await openExamples({ title: '예시', examples: [] }, () => Promise.reject(missing))
  expect(dialogs.alert.mock.calls).toEqual([['이미지를 불러올 수 없습니다.']])
  expect(warn).toHaveBeenCalledExactlyOnceWith(missing)
})
