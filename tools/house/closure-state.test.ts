import { expect, it } from 'vitest'
import { capturedVariables } from './closure-state.ts'

const found = (text: string) => capturedVariables('a.ts', text)

it('finds variables that inner functions read or write, by the function that declares them', () => {
  const factory = `
    export function counter() {
      let count = 0
      let { step, name: [label] } = settings
      return { next: () => (count += step), label() { return label } }
    }`
  expect(found(factory)).toEqual([{ line: 2, names: ['count', 'step', 'label'] }])
})

it('finds variables of the module', () => {
  expect(found('let last = 0\nfunction next() {\n  last += 1\n}')).toEqual([{ line: 1, names: ['last'] }])
})

it.each([
  ['constants', 'const a = new Map(); export const b = () => a.size'],
  [
    'variables of one function alone',
    'function f() { let a = 0; for (let i = 0; i < 3; i++) a += i; return a }',
  ],
  ['a name that an inner function declares anew', 'let a = 0; a += 1; const f = (a: number) => a'],
  ['the parameter of a function around', 'const f = (a: number) => () => a'],
])('leaves out %s', (_, text) => expect(found(text)).toEqual([]))
