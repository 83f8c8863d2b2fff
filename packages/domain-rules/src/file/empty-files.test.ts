import { expect, it } from 'vitest'
import { checkNotEmpty } from './empty-files.ts'

const full = { name: 'a.jpg', size: 1 }
const empty = { name: '영수증.jpg', size: 0 }

it('names the empty file', () => {
  expect(checkNotEmpty(full)).toBeNull()
  expect(checkNotEmpty(empty)).toBe('파일 크기가 0인 파일은 업로드할 수 없습니다. 영수증.jpg')
})
