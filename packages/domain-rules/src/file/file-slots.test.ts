import { expect, it } from 'vitest'
import { canRemoveFileSlot } from './file-slots.ts'

it('lets every slot be removed but the last', () => {
  const refused = { ok: false, reason: '최소 한 개의 파일이 필요합니다.' }
  expect(canRemoveFileSlot(2)).toEqual({ ok: true })
  expect(canRemoveFileSlot(1)).toEqual(refused)
  expect(canRemoveFileSlot(0)).toEqual(refused)
})
