import { expect, it } from 'vitest'
import { reservedFile } from './reserved-file.ts'

const NOW = new Date('2025-12-31T15:00:00Z')
const reserve = (originalFileName: string) => reservedFile({ originalFileName, fileCategory: 'receipt' }, NOW)

it('has a path of its category, its month in Korea, and a name that nobody can guess', () => {
  const [file, other] = [reserve('영수증.PNG'), reserve('영수증.PNG')]
  expect(file.filePath).toBe(`receipt/2026/01/${file.savedName}`)
  expect(file.savedName).toMatch(/^[\w-]{20,}\.png$/)
  expect(other.savedName).not.toBe(file.savedName)
  expect(file.category).toBe('receipt')
})

it.each([
  ['영수증 1.png', '영수증 1.png'],
  [' 영수증.png ', '영수증.png'],
  ['영수증.png'.normalize('NFD'), '영수증.png'],
  ['C:\\사진\\영수증.png', '영수증.png'],
  ['/home/a/b/영수증.png', '영수증.png'],
  ['../../영수증.png', '영수증.png'],
  ['a/\n/b.png', 'b.png'],
  ['영\u0000수\u200b증\u202e.png\ud800', '영수증.png'],
  ['폴더/', '폴더_'],
  ['\u200b', '_'],
])('keeps of the name %j what people see of it: %j', (sent, kept) => {
  expect(reserve(sent).originalName).toBe(kept)
})
