import { expect, it } from 'vitest'
import { IMMUTABLE, originScene } from '../testing/origin-scene.ts'

const { get, publish } = originScene()

/** Asks for a revision as all open pages do at once, some before this machine has it. */
async function askForAll(revision: number) {
  const responses = Array.from({ length: 40 }, () => get(`/registry.json?revision=${revision}`))
  return Promise.all(
    (await Promise.all(responses)).map(async response => ({
      caching: response.headers.get('cache-control'),
      revision: ((await response.json()) as { revision: number }).revision,
    })),
  )
}

it('caches keep no older registry under the revision that is published just now', async () => {
  for (const revision of [2, 3, 4]) {
    const published = publish(`${revision}.0.0`)
    const served: { caching: string | null; revision: number }[] = []
    while (!served.some(each => each.revision === revision)) served.push(...(await askForAll(revision)))
    await published
    const kept = served.filter(({ caching }) => caching === IMMUTABLE)
    expect(new Set(kept.map(each => each.revision))).toEqual(new Set([revision]))
  }
})
