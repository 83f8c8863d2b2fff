import type { Registry } from 'release-format'
import { textOf } from 'server-kit'
import { expect, it } from 'vitest'
import { ReleaseFigures } from './release-figures.ts'

const release = { remote: 'mfe-test', version: '2.0.0', upTo: 0 }
const registry = {
  revision: 1,
  remotes: {
    'mfe-test': { version: '1.0.0', canary: { version: '2.0.0', percent: 5 } },
    'mfe-other': { version: '3.0.0' },
    'mfe-listed': { version: '4.0.0', canary: { version: '5.0.0', allow: ['tester-1'] } },
  },
} as unknown as Registry

it('the figures have reports and web vitals by release, and the share of each', () => {
  const figures = new ReleaseFigures()
  figures.count([{ ...release, kind: 'crash', count: 2 }])
  figures.count([
    { ...release, kind: 'crash', count: 1 },
    { ...release, kind: 'lcp', upTo: 2_263, count: 4 },
  ])
  const rows = textOf(figures.read(registry)).split('\n')
  for (const row of [
    'release_reports_total{remote="mfe-test",version="2.0.0",kind="crash"} 3',
    'release_measure_bucket{remote="mfe-test",version="2.0.0",measure="lcp",le="1000"} 0',
    'release_measure_bucket{remote="mfe-test",version="2.0.0",measure="lcp",le="2500"} 4',
    'release_share_percent{remote="mfe-test",version="1.0.0"} 95',
    'release_share_percent{remote="mfe-test",version="2.0.0"} 5',
    'release_share_percent{remote="mfe-other",version="3.0.0"} 100',
    'release_share_percent{remote="mfe-listed",version="4.0.0"} 100',
    'release_share_percent{remote="mfe-listed",version="5.0.0"} 0',
  ])
    expect(rows).toContain(row)
})
