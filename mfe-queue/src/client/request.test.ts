import { opcode, type QueueRequest } from 'queue-protocol'
import { describe, expect, it } from 'vitest'
import { requestUrl } from './request.ts'
import { settingsWith } from './testing/test-settings.ts'

const NOW = 1_795_230_598_601
const node = { host: 'node7.example.org', port: '8443' }
const enter: QueueRequest = { opcode: opcode.GET_TICKET_AND_CHECK_ENTER, action: 'act_3' }
const check: QueueRequest = { opcode: opcode.CHECK_ENTER, action: 'act_3', key: 'K1', ttl: 5, node }
const alive: QueueRequest = { opcode: opcode.ALIVE_NOTICE, action: 'act_3', key: 'K1', node }
const complete: QueueRequest = { opcode: opcode.SET_COMPLETE, key: 'K1', node }

const settings = settingsWith({ staysAtHost: false })

describe('the address of a request', () => {
  it('for a ticket has its parameters in the order of the protocol', () => {
    expect(requestUrl(enter, settings, { now: NOW })).toBe(
      'https://site.example.org:443/ts.wseq?opcode=5101&nfid=0&prefix=NetFunnel.gRtype=5101;&sid=service_1&aid=act_3&js=yes&1795230598601',
    )
  })

  it('for a check has the key and the time waited, at the node of the ticket', () => {
    expect(requestUrl(check, settings, { now: NOW })).toBe(
      'https://node7.example.org:8443/ts.wseq?opcode=5002&key=K1&nfid=0&prefix=NetFunnel.gRtype=5002;&ttl=5&sid=service_1&aid=act_3&js=yes&1795230598601',
    )
  })

  it('leaves out a time of zero', () => {
    expect(requestUrl({ ...check, ttl: 0 }, settings, { now: NOW })).not.toContain('ttl')
  })

  it('for giving a ticket back names neither service nor action', () => {
    expect(requestUrl(complete, settings, { now: NOW })).toBe(
      'https://node7.example.org:8443/ts.wseq?opcode=5004&key=K1&nfid=0&prefix=NetFunnel.gRtype=5004;&js=yes&1795230598601',
    )
  })

  it('for giving the place up does neither', () => {
    expect(requestUrl({ opcode: opcode.STOP, key: 'K1', node }, settings, { now: NOW })).toBe(
      'https://node7.example.org:8443/ts.wseq?opcode=5106&key=K1&nfid=0&prefix=NetFunnel.gRtype=5106;&js=yes&1795230598601',
    )
  })

  it('for keeping a turn alive names both, and no time', () => {
    expect(requestUrl(alive, settings, { now: NOW })).toBe(
      'https://node7.example.org:8443/ts.wseq?opcode=5003&key=K1&nfid=0&prefix=NetFunnel.gRtype=5003;&sid=service_1&aid=act_3&js=yes&1795230598601',
    )
  })

  it.each([
    [enter, '&aid=act_3&js=yes&user_data=shop&1'],
    [check, '&aid=act_3&user_data=shop&js=yes&1'],
    [alive, '&aid=act_3&user_data=shop&js=yes&1'],
    [complete, '5004;&user_data=shop&js=yes&1'],
  ])('has the configured data of the page in the order of the protocol: %o', (request, end) => {
    const url = requestUrl(request, settings, { now: NOW, userData: 'user_data=shop' })
    expect(url).toContain(end)
  })

  it('is always at the configured host if so configured', () => {
    const configured = settingsWith({ staysAtHost: true })
    expect(requestUrl(check, configured, { now: NOW })).toContain('https://site.example.org:443/')
    expect(requestUrl(complete, configured, { now: NOW })).toContain('https://site.example.org:443/')
  })

  it('is at the configured host if the node is unknown, or has failed', () => {
    expect(requestUrl({ ...check, node: null }, settings, { now: NOW })).toContain(
      'https://site.example.org:443/',
    )
    expect(requestUrl(check, settings, { now: NOW, toHost: true })).toContain('https://site.example.org:443/')
  })
})
