import { expect, it } from 'vitest'
import type { FileFacts } from '../file/check-file.ts'
import { checkOpinionFiles } from './opinion-files.ts'

const photo: FileFacts = { name: 'a.webp', size: 4_000_000, kind: 'webp' }
const photos = (count: number) => Array.from({ length: count }, () => photo)

it.each<[string, FileFacts[], string | null]>([
  ['no files', [], null],
  ['five files above the stated 3 MB', photos(5), null],
  ['six files', photos(6), '최대 5개까지 첨부할 수 있습니다.'],
  [
    'a spreadsheet',
    [photo, { name: 'a.xlsx', size: 1, kind: null }],
    '지원하지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf만 가능)',
  ],
  [
    'a PDF above 10 MB',
    [{ name: 'a.pdf', size: 10_485_761, kind: 'pdf' }],
    'PDF 파일 크기는 10MB 이하여야 합니다.',
  ],
  [
    'an image above 10 MB',
    [{ name: 'a.png', size: 10_485_761, kind: 'png' }],
    '이미지 크기를 줄일 수 없습니다. 다른 이미지를 선택해주세요.',
  ],
  [
    'an empty file',
    [{ name: 'a.png', size: 0, kind: null }],
    '파일 크기가 0인 파일은 업로드할 수 없습니다. a.png',
  ],
])('%s', (_what, files, message) => {
  expect(checkOpinionFiles(files)).toBe(message)
})
