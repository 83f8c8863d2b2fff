import { expect, it } from 'vitest'
import { routes } from './routes.ts'

const pages = Object.values(routes)

it('gives each page a title of its own; a page for testers is named as such', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  const forTesters = pages.filter(({ needs }) => needs.some(need => need === 'devRoutes'))
  expect(forTesters.map(({ title }) => title)).toEqual(['약관동의 (시험)', '마이데이터 동의 (시험)'])
})
