import { describe, expect, it, vi } from 'vitest'
import type { PhotoMaker } from '../photo/photo-maker.ts'
import { UnreadablePhoto } from '../photo/unreadable-photo.ts'
import { phoneHeic, phoneJpeg, phonePng } from '../testing/photos.ts'
import { inspectFile, prepareFile } from './prepare-file.ts'

const LIMIT = 10_485_760
const padding = new Uint8Array(LIMIT)
const pdf = '%PDF-1.7\n'

const made = (text: string, isRedrawn = false): PhotoMaker =>
  vi.fn<PhotoMaker>(async () => ({ content: new Blob([text]), isRedrawn }))
const unreadable: PhotoMaker = async () => Promise.reject(new UnreadablePhoto('damaged'))

function prepared(
  file: File,
  makePhoto: PhotoMaker = made('made'),
  screen: 'application' | 'proof' = 'proof',
) {
  return prepareFile(file, { screen, makePhoto })
}

describe('a file that is prepared', () => {
  it('goes as it is when it is a PDF', async () => {
    const file = new File([pdf], '영수증.pdf')
    await expect(prepared(file)).resolves.toEqual({ ok: true, file })
  })

  it('goes as it is when it is empty, to be flagged later (FILE-13)', async () => {
    const file = new File([], '영수증.jpg')
    await expect(prepared(file)).resolves.toEqual({ ok: true, file })
  })

  it('is cleaned when it is a photo, and keeps its name', async () => {
    const makePhoto = made('clean')
    const file = new File([phonePng(1)], '사진.png')
    const result = await prepared(file, makePhoto)
    expect(makePhoto).toHaveBeenCalledWith({ act: 'clean', photo: file, kind: 'png' }, undefined)
    expect(result).toMatchObject({ ok: true, file: { name: '사진.png', type: 'image/png', size: 5 } })
  })

  it('is shrunk when it is a photo that is too large (FILE-08)', async () => {
    const makePhoto = made('small', true)
    const file = new File([phoneJpeg(1), padding], '사진.JPG')
    const result = await prepared(file, makePhoto)
    expect(makePhoto).toHaveBeenCalledWith({ act: 'shrink', photo: file, kind: 'jpg' }, undefined)
    expect(result).toMatchObject({ ok: true, file: { name: '사진.JPG', type: 'image/jpeg' } })
  })

  it.each([
    ['사진.2024.png', phonePng(1), '사진.2024.jpg'],
    ['사진.heic', phoneHeic(1), '사진.jpg'],
  ])('%s, drawn anew, bears the ending of what it has become', async (name, photo, newName) => {
    const result = await prepared(new File([photo, padding], name), made('small', true))
    expect(result).toMatchObject({ ok: true, file: { name: newName, type: 'image/jpeg' } })
  })
})

describe('a file that was only chosen', () => {
  it('is left as it is when it is a PDF', async () => {
    const file = new File([pdf], '영수증.pdf')
    await expect(inspectFile(file, { screen: 'proof', makePhoto: made('never') })).resolves.toEqual({
      ok: true,
      file,
    })
  })

  it('is left as it is when it is a photo that need not shrink', async () => {
    const makePhoto = made('never')
    const file = new File([phonePng(1)], '사진.png')
    await expect(inspectFile(file, { screen: 'proof', makePhoto })).resolves.toEqual({ ok: true, file })
    expect(makePhoto).not.toHaveBeenCalled()
  })

  it('is shrunk at once when it is too large, so that it is known whether it can be', async () => {
    const file = new File([phoneJpeg(1), padding], '사진.jpg')
    const result = await inspectFile(file, { screen: 'proof', makePhoto: made('small', true) })
    expect(result).toMatchObject({ ok: true, file: { name: '사진.jpg', size: 5 } })
  })

  it('is refused in the same words as when it is sent', async () => {
    await expect(
      inspectFile(new File(['MZ'], 'a.exe'), { screen: 'opinion', makePhoto: made('never') }),
    ).resolves.toEqual({
      ok: false,
      reason: '지원하지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf만 가능)',
    })
  })
})

describe('a file that cannot be uploaded', () => {
  const cannotShrink = '이미지 크기를 줄일 수 없습니다. 다른 이미지를 선택해주세요.'

  it.each([
    [
      'a PDF over 10 MB (FILE-07)',
      new File([pdf, padding], 'a.pdf'),
      'PDF 파일 크기는 10MB 이하여야 합니다.',
    ],
    [
      'something else under the name of a photo (FILE-05)',
      new File(['MZ'], 'a.jpg'),
      '지원하지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf만 가능)',
    ],
    [
      'something too large under the name of a program',
      new File([phoneJpeg(1), padding], 'a.exe'),
      '지원하지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf만 가능)',
    ],
  ])('%s is refused before anything is done with it', async (_what, file, reason) => {
    const makePhoto = made('never')
    await expect(prepared(file, makePhoto)).resolves.toEqual({ ok: false, reason })
    expect(makePhoto).not.toHaveBeenCalled()
  })

  it('is a photo that stays too large (FILE-10)', async () => {
    const makePhoto: PhotoMaker = async () => ({
      content: new Blob([padding, 'x']),
      isRedrawn: true,
    })
    const file = new File([phoneJpeg(1), padding], 'a.jpg')
    await expect(prepared(file, makePhoto)).resolves.toEqual({ ok: false, reason: cannotShrink })
  })

  it('is a photo too large that the browser cannot decode', async () => {
    const file = new File([phoneHeic(1), padding], 'a.heic')
    await expect(prepared(file, unreadable)).resolves.toEqual({ ok: false, reason: cannotShrink })
  })

  it('is a photo that is damaged', async () => {
    await expect(prepared(new File([phoneJpeg(1)], 'a.jpg'), unreadable)).resolves.toEqual({
      ok: false,
      reason: '파일 처리 중 오류가 발생했습니다.',
    })
  })

  it('is a photo for an application that is too large: there nothing is shrunk (FILE-01, AMB-58)', async () => {
    const file = new File([phoneJpeg(1), padding], 'a.jpg')
    await expect(prepared(file, made('never'), 'application')).resolves.toEqual({
      ok: false,
      reason: '파일 크기는 10MB를 초과할 수 없습니다.',
    })
  })

  it('is one that has gone since it was chosen', async () => {
    const gone = new File([pdf], 'a.pdf')
    vi.spyOn(gone, 'slice').mockReturnValue({
      arrayBuffer: async () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    } as unknown as Blob)
    await expect(prepared(gone)).resolves.toEqual({ ok: false, reason: '파일을 불러올 수 없습니다.' })
  })
})

it.each([
  ['inspecting it', inspectFile],
  ['preparing it', prepareFile],
])('a photo is not made any more when %s is called off', async (_what, start) => {
  const left = new AbortController()
  const makePhoto: PhotoMaker = async (_task, signal) => {
    left.abort(new Error('left'))
    signal?.throwIfAborted()
    return { content: new Blob(['made']), isRedrawn: true }
  }
  const photo = new File([phoneJpeg(1), padding], 'a.jpg')
  const starting = start(photo, { screen: 'proof', makePhoto, signal: left.signal })
  await expect(starting).rejects.toThrow('left')
})

it('is no cover for a mistake of the program, in the reading or in the making of a photo', async () => {
  const mistaken = async () => Promise.reject(new TypeError('a mistake'))
  await expect(prepared(new File([phoneJpeg(1)], 'a.jpg'), mistaken)).rejects.toThrow('a mistake')
  const file = new File([pdf], 'a.pdf')
  vi.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: mistaken } as unknown as Blob)
  await expect(prepared(file)).rejects.toThrow('a mistake')
})
