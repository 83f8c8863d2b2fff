import { describe, expect, it } from 'vitest'
import { checkFile, checkFileSize, checkFileType, type FileFacts } from './check-file.ts'
import type { UploadScreen } from './file-kinds.ts'

const LIMIT = 10_485_760
const NOT_ALLOWED = '허용된 파일 형식이 아닙니다.'
const UNSUPPORTED = '지원하지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf만 가능)'
const screens: UploadScreen[] = ['application', 'proof', 'opinion']
const file = (name: string, kind: FileFacts['kind'], size = 1_000): FileFacts => ({ name, size, kind })

describe('the type of a file', () => {
  it.each([
    [file('a.jpg', 'jpg'), null, null],
    [file('a.JPEG', 'jpg'), null, null],
    [file('a.png', 'png'), null, null],
    [file('a.pdf', 'pdf'), null, null],
    [file('a.jpg', 'png'), null, null],
    [file('a.heic', 'heic'), NOT_ALLOWED, null],
    [file('a.heif', 'heic'), NOT_ALLOWED, null],
    [file('a.webp', 'webp'), NOT_ALLOWED, null],
    [file('a.jpg', 'webp'), NOT_ALLOWED, null],
    [file('a.jpg', null), NOT_ALLOWED, UNSUPPORTED],
    [file('a.exe', 'jpg'), NOT_ALLOWED, UNSUPPORTED],
    [file('pdf', 'pdf'), NOT_ALLOWED, UNSUPPORTED],
    [file('a.jpg', null, 0), null, null],
    [file('a.txt', null, 0), NOT_ALLOWED, UNSUPPORTED],
  ])('%j gets, in an application: %s, as proof or with an opinion: %s', (facts, inApplication, elsewhere) => {
    expect(checkFileType(facts, 'application')).toBe(inApplication)
    expect(checkFileType(facts, 'proof')).toBe(elsewhere)
    expect(checkFileType(facts, 'opinion')).toBe(elsewhere)
  })
})

describe('the size of a file', () => {
  it.each(screens)('of exactly 10 MB passes for an %s', screen => {
    expect(checkFileSize(file('a.pdf', 'pdf', LIMIT), screen)).toBeNull()
    expect(checkFileSize(file('a.jpg', 'jpg', LIMIT), screen)).toBeNull()
  })

  it('of one byte more is refused in the words of the screen', () => {
    const pdf = file('a.pdf', 'pdf', LIMIT + 1)
    const photo = file('a.heic', 'heic', LIMIT + 1)
    const pdfTooLarge = 'PDF 파일 크기는 10MB 이하여야 합니다.'
    const photoTooLarge = '이미지 크기를 줄일 수 없습니다. 다른 이미지를 선택해주세요.'
    const tooLarge = '파일 크기는 10MB를 초과할 수 없습니다.'
    expect(screens.map(screen => checkFileSize(pdf, screen))).toEqual([tooLarge, pdfTooLarge, pdfTooLarge])
    expect(screens.map(screen => checkFileSize(photo, screen))).toEqual([
      tooLarge,
      photoTooLarge,
      photoTooLarge,
    ])
  })
})

it('checks the type of a file before its size', () => {
  expect(checkFile(file('a.exe', null, LIMIT + 1), 'application')).toBe(NOT_ALLOWED)
  expect(checkFile(file('a.pdf', 'pdf', LIMIT + 1), 'application')).toBe(
    '파일 크기는 10MB를 초과할 수 없습니다.',
  )
  expect(checkFile(file('a.pdf', 'pdf'), 'application')).toBeNull()
})
