import { expect, it } from 'vitest'
import { Ballot, votingNetwork } from './ballot.ts'

const of = (
  kind: 'loaded' | 'swapped' | 'crash' | 'load' | 'inp' | 'open' | 'reverted',
  version = '1.0.0',
) => ({
  remote: 'mfe-test',
  version,
  kind,
})

it('a network has one vote about a release, with its starts and its failures', () => {
  const ballot = new Ballot('secret')
  for (const kind of ['loaded', 'swapped', 'crash', 'load', 'load'] as const) ballot.count(of(kind), 'a')
  ballot.count(of('loaded', '2.0.0'), 'a')
  ballot.count(of('crash'), 'b')
  const votes = ballot.take()
  expect(votes).toMatchObject([
    { remote: 'mfe-test', version: '1.0.0', starts: 2, failures: 3 },
    { version: '2.0.0', starts: 1, failures: 0 },
    { version: '1.0.0', starts: 0, failures: 1 },
  ])
  expect(votes[0]?.voter).toBe(votes[1]?.voter)
  expect(votes[0]?.voter).not.toBe(votes[2]?.voter)
})

it.each(['inp', 'open', 'reverted'] as const)('%s is no vote', kind => {
  const ballot = new Ballot('secret')
  ballot.count(of(kind), 'a')
  expect(ballot.take()).toEqual([])
})

it('votes are taken once', () => {
  const ballot = new Ballot('secret')
  ballot.count(of('loaded'), 'a')
  expect(ballot.take()).toHaveLength(1)
  expect(ballot.take()).toEqual([])
})

it('the network of a vote is known to the machines of a site, and to nobody else', () => {
  const voterBy = (secret: string) => {
    const ballot = new Ballot(secret)
    ballot.count(of('loaded'), '203.0.113.7')
    return ballot.take()[0]?.voter
  }
  expect(voterBy('secret')).toMatch(/^[\w-]{16}$/)
  expect(voterBy('secret')).toBe(voterBy('secret'))
  expect(voterBy('secret')).not.toBe(voterBy('another'))
})

it('more votes than fit in memory are dropped, and those before go on', () => {
  const ballot = new Ballot('secret')
  for (let each = 0; each < 20_001; each += 1) ballot.count(of('loaded'), `network ${each}`)
  ballot.count(of('crash'), 'network 0')
  const votes = ballot.take()
  expect(votes).toHaveLength(20_000)
  expect(votes[0]).toMatchObject({ starts: 1, failures: 1 })
})

it.each([
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:1::1', '2001:db8:1:ffff::2', true],
  ['2001:db8:1::1', '2001:db8:2::1', false],
])('%s and %s have one vote together: %s', (one, other, isOne) => {
  expect(votingNetwork(one) === votingNetwork(other)).toBe(isOne)
})
