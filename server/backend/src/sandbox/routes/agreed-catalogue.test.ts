import { expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'

it('what testers may try out is agreed: each entry with its outcome', async () => {
  const { carriers, realName, ...lists } = catalogue
  const entries = Object.entries(lists).flatMap(([list, all]) =>
    all.map(({ key, ...entry }) => `${list} ${key} ${JSON.stringify(entry)}`),
  )
  const rest = JSON.stringify({ carriers, realName })
  await expect(`${[...entries, rest].join('\n')}\n`).toMatchFileSnapshot('./agreed-catalogue.txt')
})
