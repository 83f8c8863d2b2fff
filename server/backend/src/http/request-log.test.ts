import { expect, it } from 'vitest'
import { testBackend } from '../testing/test-backend.ts'

const backend = testBackend()

it.each(['/kmc-result/a-certificate/its-addition', '/kmc-result?name=a-name&ci=a-person'])(
  'keeps what an identity provider has written into %s to itself',
  async address => {
    const answer = await fetch(backend.address + address)
    const requestId = answer.headers.get('x-request-id') ?? 'none'
    const lines = () => backend.logged.filter(line => line.includes(requestId)).join('')
    await expect.poll(lines).toContain('"path":"/kmc-result"')
    expect(lines()).not.toMatch(/a-certificate|its-addition|a-name|a-person/)
  },
)
