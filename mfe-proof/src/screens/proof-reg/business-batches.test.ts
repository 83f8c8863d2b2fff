import { batchWith, itemWith, resultWith } from 'applicant-flow/testing'
import { expect, it } from 'vitest'
import { businessBatchesOf, filesOf } from './business-batches.ts'

const first = batchWith({ id: '1', type: '영업', total: null })
const second = batchWith({ id: '2', type: '영업', total: 40 })
const general = batchWith({ id: '3', type: '일반', total: null })

it('the batches of the first step are those of direct delivery without a total (PDIR-02)', () => {
  expect(businessBatchesOf(resultWith({ batches: [first, second, general] }))).toEqual([first])
  expect(businessBatchesOf(resultWith({ batches: [{ ...first, total: 0 }] }))).toHaveLength(1)
  expect(businessBatchesOf(null)).toEqual([])
})

it('the files of a batch are its own, without those that were withdrawn', () => {
  const items = [
    itemWith({ id: '11', batchId: '1' }),
    itemWith({ id: '12', batchId: '1', status: '사용자취소' }),
    itemWith({ id: '13', batchId: '1', status: '사용자삭제' }),
    itemWith({ id: '21', batchId: '2' }),
  ]
  const ids = (of: typeof first | null) => filesOf(of, resultWith({ items })).map(({ id }) => id)
  expect(ids(first)).toEqual(['11'])
  expect(ids(second)).toEqual(['21'])
  expect(ids(null)).toEqual([])
  expect(filesOf(first, null)).toEqual([])
})
