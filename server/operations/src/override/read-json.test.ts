import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readJson, type Allowed, type LookUp } from './read-json.ts'

const HOST = 'preview.example.org'
let server: Server | undefined
afterEach(() => void server?.close())

/** Starts a site on this machine. Returns its port. */
async function site(listener: RequestListener): Promise<number> {
  const started = createServer(listener)
  server = started
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  return (started.address() as AddressInfo).port
}

const resolvingTo = (...addresses: string[]) =>
  vi.fn<LookUp>(async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })))
const allowed = (networks: string[] = []): Allowed => ({ origins: [`http://${HOST}:*`], networks })

describe('the JSON of another site', () => {
  it('is read from the resolved address of a listed origin, resolved once', async () => {
    const port = await site((_, response) => response.end('{"name":"mfe-test"}'))
    const lookUp = resolvingTo('127.0.0.1')
    const read = readJson(new URL(`http://${HOST}:${port}/`), allowed(['127.0.0.0/8']), lookUp)
    expect(await read).toEqual({ name: 'mfe-test' })
    expect(lookUp).toHaveBeenCalledOnce()
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
  ])('is not read where the name of a listed origin leads to %s', async address => {
    const read = readJson(new URL(`http://${HOST}/`), allowed(), resolvingTo('198.51.100.7', address))
    await expect(read).rejects.toThrow(`${address} is not in OVERRIDE_NETWORKS`)
  })

  it.each([
    'http://169.254.169.254/',
    'http://[::1]/',
    `https://${HOST}/`,
    `http://${HOST}.evil.example/`,
    `http://user@evil.example/?${HOST}`,
  ])('is not read from an origin that is not listed: %s', async address => {
    const lookUp = resolvingTo('198.51.100.7')
    await expect(readJson(new URL(address), allowed(), lookUp)).rejects.toThrow('OVERRIDE_ORIGINS')
    expect(lookUp).not.toHaveBeenCalled()
  })

  it('is not read behind a redirect', async () => {
    const asked: string[] = []
    const port = await site(({ url = '' }, response) => {
      asked.push(url)
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    const address = new URL(`http://${HOST}:${port}/release.json`)
    const read = readJson(address, allowed(['127.0.0.1']), resolvingTo('127.0.0.1'))
    await expect(read).rejects.toThrow('HTTP 302')
    expect(asked).toEqual(['/release.json'])
  })

  it('is left as soon as it is refused, though its body goes on', async () => {
    const left = Promise.withResolvers<void>()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(new AbortController().signal)
    onTestFinished(() => limit.mockRestore())
    const port = await site((_, response) => {
      response
        .on('close', () => left.resolve())
        .writeHead(404)
        .write('a body that does not end')
    })
    const read = readJson(
      new URL(`http://${HOST}:${port}/`),
      allowed(['127.0.0.1']),
      resolvingTo('127.0.0.1'),
    )
    await expect(read).rejects.toThrow('HTTP 404')
    await left.promise
  })

  it('is waited for five seconds', async () => {
    const port = await site(() => undefined)
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    const address = new URL(`http://${HOST}:${port}/`)
    const read = readJson(address, allowed(['127.0.0.1']), resolvingTo('127.0.0.1'))
    await expect(read).rejects.toThrow('aborted')
    expect(limit).toHaveBeenCalledExactlyOnceWith(5_000)
    limit.mockRestore()
  })

  it('is read from an origin that is listed with its port, and from no other port of it', async () => {
    const port = await site((_, response) => response.end('1'))
    const readWith = (listed: string) => {
      const from = { origins: [listed], networks: ['127.0.0.0/8'] }
      return readJson(new URL(`http://${HOST}:${port}/`), from, resolvingTo('127.0.0.1'))
    }
    expect(await readWith(`http://${HOST}:${port}`)).toBe(1)
    await expect(readWith(`http://${HOST}:${port + 1}`)).rejects.toThrow('OVERRIDE_ORIGINS')
  })

  it('is resolved without brackets from an address of IPv6', async () => {
    const lookUp = resolvingTo('::1')
    const from = { origins: ['http://[::1]:*'], networks: [] }
    await expect(readJson(new URL('http://[::1]:1/'), from, lookUp)).rejects.toThrow('OVERRIDE_NETWORKS')
    expect(lookUp).toHaveBeenCalledWith('::1')
  })

  it('is not read where a name leads to no address', async () => {
    const read = readJson(new URL(`http://${HOST}/`), allowed(), resolvingTo())
    await expect(read).rejects.toThrow('no address')
  })

  it('is not read beyond a million characters', async () => {
    const port = await site((_, response) => response.write(`"${'x'.repeat(1_100_000)}`))
    const connected = once(server as Server, 'connection')
    const address = new URL(`http://${HOST}:${port}/`)
    const read = readJson(address, allowed(['127.0.0.1']), resolvingTo('127.0.0.1'))
    await expect(read).rejects.toThrow('too large')
    const [socket] = (await connected) as [Socket]
    await expect.poll(() => socket.destroyed).toBe(true)
  })
})
