import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseFiles, droppedFilesMessages } from './choose-files.ts'

const file = (name: string, size = 1) => ({ name, size })
const anyFiles = fc.array(
  fc.record({ name: fc.constantFrom('a', 'b', '각', '각'.normalize('NFD')), size: fc.nat({ max: 2 }) }),
  { maxLength: 12 },
)

describe('choosing files', () => {
  it('adds them behind those that are there', () => {
    expect(chooseFiles([file('a')], [file('b'), file('c')])).toEqual({
      files: [file('a'), file('b'), file('c')],
      duplicates: 0,
      extra: 0,
    })
  })

  it('drops what has the name and the size of another', () => {
    const chosen = [file('a'), file('a', 2), file('b'), file('b')]
    expect(chooseFiles([file('a')], chosen)).toEqual({
      files: [file('a'), file('a', 2), file('b')],
      duplicates: 2,
      extra: 0,
    })
  })

  it('takes a name for the same however a device spells its Hangul', () => {
    expect(chooseFiles([file('각')], [file('각'.normalize('NFD'))]).duplicates).toBe(1)
  })

  it('drops what is above the limit, after the duplicates', () => {
    const present = [file('a'), file('b')]
    const chosen = [file('a'), file('c'), file('d'), file('e')]
    expect(chooseFiles(present, chosen, 3)).toEqual({
      files: [file('a'), file('b'), file('c')],
      duplicates: 1,
      extra: 2,
    })
    expect(chooseFiles(present, [file('c')], 1).files).toEqual(present)
  })

  it('counts no empty file toward the limit', () => {
    const empty = file('empty', 0)
    expect(chooseFiles([empty], [file('a'), file('none', 0), file('b')], 1)).toEqual({
      files: [empty, file('a'), file('none', 0)],
      duplicates: 0,
      extra: 1,
    })
  })

  it('accounts for every chosen file, and leaves no file in twice', () => {
    fc.assert(
      fc.property(anyFiles, anyFiles, fc.nat({ max: 8 }), (first, second, limit) => {
        const present = chooseFiles([], first).files
        const { files, duplicates, extra } = chooseFiles(present, second, limit)
        expect(files.length - present.length + duplicates + extra).toBe(second.length)
        expect(new Set(files.map(({ name, size }) => name.normalize('NFC') + size)).size).toBe(files.length)
        const counted = (list: typeof files) => list.filter(({ size }) => size > 0).length
        expect(counted(files)).toBeLessThanOrEqual(Math.max(limit, counted(present)))
      }),
    )
  })
})

it.each([
  [0, 0, []],
  [2, 0, ['중복된 파일 2개를 제외했습니다.']],
  [0, 3, ['최대 5개까지 첨부할 수 있습니다. 초과한 3개는 제외되었습니다.']],
  [
    1,
    1,
    ['중복된 파일 1개를 제외했습니다.', '최대 5개까지 첨부할 수 있습니다. 초과한 1개는 제외되었습니다.'],
  ],
])('tells of %d duplicates and %d extra files: %j', (duplicates, extra, messages) => {
  expect(droppedFilesMessages({ duplicates, extra }, 5)).toEqual(messages)
})
