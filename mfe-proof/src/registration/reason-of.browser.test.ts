import type { Upload } from 'applicant-files/uploads'
import { expect, it } from 'vitest'
import { inspectedFiles } from './inspected-files.ts'
import { reasonOf } from './register.ts'

const fileIn = (state: Upload['state']) => ({ id: '1', name: 'a.pdf', state }) as Upload
const failed = (reason: string) => fileIn({ kind: 'failed', reason })
const MISSING = '파일업로드 중 오류가 발생했습니다. 다시 시도해주세요.'

it.each([
  ['the one reason that all files have', [failed('너무 큽니다.'), failed('너무 큽니다.')], '너무 큽니다.'],
  [
    'the specification’s sentence for different reasons',
    [failed('너무 큽니다.'), failed('빈 파일입니다.')],
    MISSING,
  ],
  ['the same for files that wait', [fileIn({ kind: 'waiting' })], MISSING],
  ['the same beside a reason', [failed('너무 큽니다.'), fileIn({ kind: 'waiting' })], MISSING],
])('files that did not arrive have %s (ERR-06 to ERR-09)', (_what, unsent, sentence) => {
  expect(reasonOf(unsent)).toBe(sentence)
})

it('a form knows of each file only if it is empty, and why it was refused', () => {
  const files = [
    fileIn({ kind: 'empty' }),
    fileIn({ kind: 'refused', reason: '형식' }),
    failed('너무 큽니다.'),
  ]
  expect(inspectedFiles({ files, isOnline: true })).toEqual([
    { isEmpty: true, refusal: null },
    { isEmpty: false, refusal: '형식' },
    { isEmpty: false, refusal: null },
  ])
})
