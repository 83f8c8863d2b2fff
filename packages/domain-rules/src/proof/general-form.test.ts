import { describe, expect, it } from 'vitest'
import { noNormalFile } from './files.ts'
import {
  checkGeneralFiles,
  checkGeneralProof,
  generalProofProblems,
  type GeneralProof,
} from './general-form.ts'

const photo = { name: '영수증.jpg', size: 1_000, kind: 'jpg' } as const
const empty = { name: '빈 파일.jpg', size: 0, kind: null } as const
const UNSUPPORTED = '지원하지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf만 가능)'

const complete: GeneralProof = {
  isAgreed: true,
  type: '일반',
  years: ['2024'],
  division: '금액',
  total: '120,000',
  files: [photo],
}

// Each step completes one more field; the message is that of the first incomplete one.
const steps: [Partial<GeneralProof>, string | null][] = [
  [{}, '동의 여부를 확인해주세요.'],
  [{ isAgreed: true }, '유형을 선택해주세요.'],
  [{ type: '일반' }, '실적증빙 기간을 최소 1개 이상 선택해주세요.'],
  [{ years: ['2025'] }, '구분(금액/건)을 선택해주세요.'],
  [{ division: '건' }, '총 증빙건수를 입력해주세요.'],
  [{ division: '금액' }, '총 증빙금액을 입력해주세요.'],
  [{ total: '1,000' }, '실적증빙 파일을 등록해주세요.'],
  [{ files: [{ name: '장부.hwp', size: 10, kind: null }, photo] }, UNSUPPORTED],
  [{ files: [empty, empty] }, '실적증빙에 정상 파일이 1개 이상 필요합니다.'],
  [{ files: [empty, photo] }, null],
]

describe('general proof', () => {
  it('is checked in order, from nothing to complete', () => {
    const nothing: GeneralProof = {
      isAgreed: false,
      type: null,
      years: [],
      division: null,
      total: '',
      files: [],
    }
    const filledIn = steps.map((_, last) =>
      Object.assign({}, nothing, ...steps.slice(0, last + 1).map(([part]) => part)),
    )
    expect(filledIn.map(checkGeneralProof)).toEqual(steps.map(([, message]) => message))
  })

  it('passes when it is complete, and without a type where none is asked for', () => {
    expect(checkGeneralProof(complete)).toBeNull()
    expect(checkGeneralProof({ ...complete, type: 'notAsked' })).toBeNull()
  })

  it('counts at most a hundred cases', () => {
    expect(checkGeneralProof({ ...complete, division: '건', total: '100' })).toBeNull()
    expect(checkGeneralProof({ ...complete, division: '건', total: '101' })).toBe(
      '증빙건수는 최대 100건까지만 입력 가능합니다.',
    )
  })

  it('takes an amount of twelve digits at most', () => {
    expect(checkGeneralProof({ ...complete, total: '9'.repeat(12) })).toBeNull()
    expect(checkGeneralProof({ ...complete, total: '9'.repeat(13) })).toBe(
      '총 증빙금액은 최대 12자리까지만 입력 가능합니다.',
    )
  })

  it('has its files checked alone in the same words', () => {
    expect(checkGeneralFiles([photo])).toBeNull()
    expect(checkGeneralFiles([])).toBe('실적증빙 파일을 등록해주세요.')
    expect(checkGeneralFiles([empty])).toBe(noNormalFile('performance'))
    expect(noNormalFile('performance')).toBe('실적증빙에 정상 파일이 1개 이상 필요합니다.')
  })

  it('names the problem of the first file that has one', () => {
    const tooLarge = { name: '정산.pdf', size: 10_485_761, kind: 'pdf' } as const
    expect(checkGeneralProof({ ...complete, files: [photo, tooLarge] })).toBe(
      'PDF 파일 크기는 10MB 이하여야 합니다.',
    )
  })

  it('tells everything at once to a form, each beside its field; a total only once it is known of what', () => {
    const nothing = {
      ...complete,
      isAgreed: false,
      type: null,
      years: [],
      division: null,
      total: '',
      files: [],
    }
    expect(generalProofProblems(nothing).map(({ field }) => field)).toEqual([
      'agreement',
      'type',
      'years',
      'division',
      'files',
    ])
    const counted = { ...complete, division: '건', total: '', files: [] } as const
    expect(generalProofProblems(counted).map(({ field }) => field)).toEqual(['total', 'files'])
  })
})
