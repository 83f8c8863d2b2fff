import { expect, it } from 'vitest'
import { addressWithoutServer, answerJson, answerText, serve, startServer } from '../../test/local-server.ts'
import { publicAddress } from './public-address.ts'

it('is what the look-up service says, which learns nothing of the person', async () => {
  await serve(answerJson({}))
  const { baseUrl, received } = await startServer(answerJson({ ip: '192.0.2.10' }))
  await expect(publicAddress(baseUrl)).resolves.toBe('192.0.2.10')
  expect(received[0]?.headers).not.toHaveProperty('authorization')
  expect(received[0]?.headers).not.toHaveProperty('cookie')
})

it.each([
  ['a refusal', answerJson({ ip: '192.0.2.10' }, 503)],
  ['no address', answerJson({ ip: 'localhost' })],
  ['nothing of the kind', answerJson({})],
  ['a page', answerText('<p>192.0.2.10</p>')],
])('is not known from %s', async (_what, answer) => {
  const { baseUrl } = await startServer(answer)
  await serve(answerJson({}))
  await expect(publicAddress(baseUrl)).resolves.toBeNull()
})

it('is not known when no one answers', async () => {
  await serve(answerJson({}))
  await expect(publicAddress(await addressWithoutServer())).resolves.toBeNull()
})
