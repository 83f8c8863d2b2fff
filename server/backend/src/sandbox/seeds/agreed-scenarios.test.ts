import { expect, it } from 'vitest'
import { scenarios } from './scenarios.ts'

it('the scenarios of testers are the agreed ones: status, amounts, batches and items of each', async () => {
  const blocks = scenarios.map(({ name, batches = [], ...state }) =>
    [`${name} ${JSON.stringify(state)}`, ...counted(batches.map(batch => JSON.stringify(batch)))].join('\n'),
  )
  await expect(`${blocks.join('\n')}\n`).toMatchFileSnapshot('./agreed-scenarios.txt')
})

/** Returns each text once, with its number. */
function counted(texts: readonly string[]): string[] {
  const groups = Map.groupBy(texts, text => text)
  return [...groups].map(([text, all]) => `  ${all.length} × ${text}`)
}
