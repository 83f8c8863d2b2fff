import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('has every part that has examples', () => {
  const listed = readFileSync(join(import.meta.dirname, 'parts.ts'), 'utf8').match(
    /[\w-]+(?=\/examples\.tsx)/g,
  )
  const written = globSync('*/examples.tsx', { cwd: join(import.meta.dirname, '../src') })

  expect(written.length).toBeGreaterThan(20)
  expect(listed?.toSorted()).toEqual(written.map(path => path.split('/')[0]).toSorted())
})
