import { expect, it } from 'vitest'
import { documentProblem } from './document-problem.ts'

const pdf = new File(['%PDF-1.7'], '등록증.pdf')

function failing(failure: Error): File {
  return Object.assign(new File(['%PDF-1.7'], '등록증.pdf'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(failure) }),
  })
}

it('a document that can be read has no problem, and one of another kind has', async () => {
  expect(await documentProblem(pdf)).toBeNull()
  expect(await documentProblem(new File(['text'], '등록증.pdf'))).toMatch(/[가-힣]/)
})

it('a file that was removed since it was chosen is named as unreadable; a fault of ours is none', async () => {
  const removed = failing(new DOMException('gone', 'NotFoundError'))
  expect(await documentProblem(removed)).toBe('파일을 읽을 수 없습니다. 파일을 확인한 후 다시 선택해주세요.')
  await expect(documentProblem(failing(new TypeError('ours')))).rejects.toThrow('ours')
})
