import { describe, expect, it } from 'vitest'
import { BATCH_STATUSES } from './status.ts'
import { checkBusinessFiles, hasApprovedBadge, isBusinessProofPaid } from './business-proof.ts'

const MISSING = '영업증빙 파일을 등록해주세요.'
const TOO_MANY = '영업증빙 파일은 최대 3개까지만 업로드할 수 있습니다.'
const photo = { name: '차량등록증.png', size: 1_000, kind: 'png' } as const
const empty = { name: '빈 파일.png', size: 0, kind: null } as const

describe('business proof', () => {
  it('carries the approved badge in three statuses', () => {
    expect(BATCH_STATUSES.filter(hasApprovedBadge)).toEqual(['승인', '대상선정', '지급완료'])
  })

  it.each(BATCH_STATUSES)('in %s counts as paid only when it is', status => {
    expect(isBusinessProofPaid([{ type: '영업', status }])).toBe(status === '지급완료')
    expect(isBusinessProofPaid([{ type: '일반', status }])).toBe(false)
  })

  it('is paid as soon as one of several batches is', () => {
    const paid = { type: '영업', status: '지급완료' } as const
    expect(isBusinessProofPaid([{ type: '영업', status: '대상미선정' }, paid])).toBe(true)
    expect(isBusinessProofPaid([])).toBe(false)
  })
})

describe('the files of business proof', () => {
  it.each([
    [0, MISSING, null],
    [1, null, null],
    [3, null, null],
    [4, TOO_MANY, TOO_MANY],
  ])('of which there are %d get, unpaid: %s, paid: %s', (count, unpaid, paid) => {
    const files = Array.from({ length: count }, () => photo)
    expect(checkBusinessFiles(files, false)).toBe(unpaid)
    expect(checkBusinessFiles(files, true)).toBe(paid)
  })

  it('need one that is not empty', () => {
    expect(checkBusinessFiles([empty], false)).toBe('영업증빙에 정상 파일이 1개 이상 필요합니다.')
    expect(checkBusinessFiles([empty, photo], false)).toBeNull()
  })

  it('are counted without the empty ones', () => {
    expect(checkBusinessFiles([photo, photo, photo, empty], false)).toBeNull()
  })

  it('must each be of an accepted type', () => {
    expect(checkBusinessFiles([photo, { name: 'a.exe', size: 1, kind: null }], false)).toBe(
      '지원하지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf만 가능)',
    )
  })
})
