import { describe, expect, it } from 'vitest'
import { changeOf } from './version-change.ts'

const before = new Map([
  ['Turn', '/** A turn. */\nexport type Turn = {\n    result: string;\n    gateFailed: boolean;\n};'],
  ['session', 'export declare const session: SessionStore;'],
])

function apiWith(name: string, code: string) {
  return new Map([...before, [name, code]])
}

describe('the exported types', () => {
  it('ask for nothing when they are as they were', () => {
    expect(changeOf(before, new Map(before))).toBeNull()
  })

  it.each([
    ['a removed export', new Map([...before].slice(0, 1)), 'major', 'session was removed'],
    [
      'another type',
      apiWith('session', 'export declare const session: Store;'),
      'major',
      'session was changed',
    ],
    [
      'a removed member',
      apiWith('Turn', 'export type Turn = {\n    result: string;\n};'),
      'major',
      'Turn was changed',
    ],
    [
      'a member of another type',
      apiWith('Turn', 'export type Turn = {\n    result: number;\n    gateFailed: boolean;\n};'),
      'major',
      'Turn was changed',
    ],
    [
      'a new export',
      apiWith('useTurn', 'export declare function useTurn(): void;'),
      'minor',
      'useTurn was added',
    ],
    [
      'a new member',
      apiWith(
        'Turn',
        'export type Turn = {\n    result: string;\n    waited: number;\n    gateFailed: boolean;\n};',
      ),
      'minor',
      'Turn has gained something',
    ],
    [
      'another comment',
      apiWith('Turn', 'export type Turn = {\n    // why\n    result: string;\n    gateFailed: boolean;\n};'),
      'patch',
      'the comments of Turn changed',
    ],
  ])('%s asks for its step', (_, now, by, reason) => {
    expect(changeOf(before, now)).toEqual({ by, reason })
  })

  it('ask for the greatest of several steps', () => {
    const now = new Map([
      ['Turn', 'export type Turn = string;'],
      ['useTurn', 'export declare function useTurn(): void;'],
    ])
    expect(changeOf(before, now)?.by).toBe('major')
  })
})
