import { expect, it } from 'vitest'
import { testParcels, USUAL_DELAY_MS } from '../catalogue/parcels.ts'
import { createSandboxCarriers } from './carriers.ts'

const requestedAt = new Date('2025-07-01T00:00:00+09:00')
const after = (ms: number) => createSandboxCarriers(() => new Date(requestedAt.getTime() + ms))
const request = (businessNumber: string, carriers: readonly string[]) => ({
  businessNumber,
  carriers,
  requestedAt,
})

it.each(testParcels)(
  'answers $key when its delay is over, and not before',
  async ({ businessNumber, ...known }) => {
    const asked = request(
      businessNumber,
      known.uses.map(({ carrier }) => carrier),
    )
    expect(await after(known.answersAfterMs - 1).lookUp(asked)).toEqual({ state: 'waiting' })
    expect(await after(known.answersAfterMs).lookUp(asked)).toEqual({ state: 'answered', uses: known.uses })
  },
)

it('tells only of the carriers that were chosen', async () => {
  const found = await after(USUAL_DELAY_MS).lookUp(request('1234567802', ['우체국']))
  expect(found).toEqual({
    state: 'answered',
    uses: [{ carrier: '우체국', month: '2025-01', amount: 310_000 }],
  })
})

it('finds nothing for a business that it does not know', async () => {
  expect(await after(USUAL_DELAY_MS).lookUp(request('9876543210', ['우체국']))).toEqual({
    state: 'answered',
    uses: [],
  })
})
