import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { progressText } from './progress-text.ts'
import type { Upload, UploadState } from './upload-list.ts'

const file = (state: UploadState): Upload => {
  return { id: '1', name: 'a', size: 1, content: null, stored: null, breaks: 0, state }
}
const some = (count: number, kind: 'done' | 'waiting' | 'chosen' | 'empty' | 'checking') =>
  Array.from({ length: count }, () => file({ kind }))
const failed = file({ kind: 'failed', reason: 'x' })
const refused = file({ kind: 'refused', reason: 'x' })
const said = (files: Upload[], isOnline = true) => progressText({ files, isOnline })

describe('what is said of all files together', () => {
  it.each([
    ['nothing before they go', some(3, 'chosen'), ''],
    ['nothing without files', [], ''],
    ['nothing while some have not been sent', [...some(1, 'done'), ...some(1, 'chosen')], ''],
    ['that all have, without the refused ones', [...some(2, 'done'), refused], '파일 2개를 모두 올렸습니다.'],
    ['that they have set out', some(3, 'waiting'), '파일 3개를 올리기 시작했습니다.'],
    ['how many have arrived', [...some(2, 'done'), ...some(1, 'waiting')], '파일 3개 중 2개를 올렸습니다.'],
    [
      'how many have arrived, by quarters',
      [...some(3, 'done'), ...some(5, 'waiting')],
      '파일 8개 중 2개를 올렸습니다.',
    ],
    ['that all have', [...some(3, 'done'), ...some(1, 'empty')], '파일 3개를 모두 올렸습니다.'],
    [
      'that some have not',
      [...some(3, 'done'), failed],
      '파일 1개를 올리지 못했습니다. 다시 시도하거나 삭제해주세요.',
    ],
  ])('is %s', (_what, files, text) => {
    expect(said(files)).toBe(text)
  })

  it('is that the line is down, while something is to go', () => {
    expect(said(some(1, 'waiting'), false)).toBe('인터넷 연결이 끊겼습니다. 연결되면 이어서 올립니다.')
    expect(said(some(1, 'done'), false)).toBe('파일 1개를 모두 올렸습니다.')
  })

  it('changes at most five times, however many files there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), all => {
        const texts = Array.from({ length: all + 1 }, (_, done) =>
          said([...some(done, 'done'), ...some(all - done, 'checking')]),
        )
        expect(new Set(texts).size).toBeLessThanOrEqual(5)
      }),
    )
  })
})
