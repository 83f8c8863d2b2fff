import { expect, it } from 'vitest'
import { structureOf } from './structure.ts'

const words = (id: string) => ({ type: 'content', id })
const node = (role: string, ...children: object[]) => ({ role, children })
const shown = (...children: object[]) => structureOf(node('Root', ...children) as never).innerHTML

it('a heading owns its words, a level below the title of the window', () => {
  expect(shown(node('H1', words('a'), words('b')), node('H3', words('c')))).toBe(
    '<span role="heading" aria-level="2" aria-owns="a b"></span>' +
      '<span role="heading" aria-level="4" aria-owns="c"></span>',
  )
})

it('a paragraph and an unknown part hold their words without a role', () => {
  expect(shown(node('P', words('a')), node('Sect', node('Span', words('b'))))).toBe(
    '<span aria-owns="a"></span><span><span aria-owns="b"></span></span>',
  )
})

it('a list has its items', () => {
  expect(shown(node('L', node('LI', words('a'))))).toBe(
    '<span role="list"><span role="listitem" aria-owns="a"></span></span>',
  )
})

it('a cell at the head names its column in a row of such, and its row beside other cells', () => {
  const table = node(
    'Table',
    node('Caption', words('a')),
    node('TR', node('TH', words('b'))),
    node('TR', node('TH', words('c')), node('TD', words('d'))),
  )
  expect(shown(table)).toBe(
    '<span role="table"><span role="caption" aria-owns="a"></span>' +
      '<span role="row"><span role="columnheader" aria-owns="b"></span></span>' +
      '<span role="row"><span role="rowheader" aria-owns="c"></span><span role="cell" aria-owns="d"></span></span>' +
      '</span>',
  )
})

it('a picture is its description, without the words in it', () => {
  expect(shown({ ...node('Figure', words('a')), alt: '신청 절차' })).toBe(
    '<span role="img" aria-label="신청 절차"></span>',
  )
})
