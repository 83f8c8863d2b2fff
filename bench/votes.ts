import { table } from './table.ts'
import { simulateTrial, type Outcome, type Trial, type Visitors } from './votes/simulate-trial.ts'

const ATTACKERS = 1_000_000
const NETWORKS = [1, 10, 100]
const times = (kind: Visitors['sends'][number], count: number) => Array.from({ length: count }, () => kind)

/** Honest visitors: so many networks start the release, one failure among each hundred. */
const honest = (networks: number): Visitors[] => [
  { first: 0, networks: Math.round(networks * 0.99), sends: [['loaded'], ['inp', 100]] },
  { first: Math.round(networks * 0.99), networks: Math.round(networks * 0.01), sends: [['load']] },
]
const failing = (networks: number): Visitors[] => [{ first: 0, networks, sends: [['mount']] }]
const FALSE_FAILURES = times(['crash'], 40)

type Attack = { name: string; before: Visitors[]; sends: Visitors['sends']; after?: Visitors[] }

const attacks: readonly Attack[] = [
  { name: 'false failures, unused canary', before: [], sends: FALSE_FAILURES },
  { name: 'false failures, 300 honest networks', before: honest(300), sends: FALSE_FAILURES },
  { name: 'false failures, 2,000 honest networks', before: honest(2_000), sends: FALSE_FAILURES },
  { name: 'false slowness', before: honest(300), sends: times(['inp', 600_000], 1_200) },
  {
    name: 'false successes, all 30 honest networks fail',
    before: [],
    sends: times(['loaded'], 1_200),
    after: failing(30),
  },
]

const KNOWN = [{ first: 0, networks: 2_000 }]

const releases: readonly (Omit<Trial, 'known'> & Partial<Trial> & { name: string })[] = [
  { name: 'good: one start in a hundred fails', visitors: honest(2_000), lastGood: honest(2_000) },
  {
    name: 'good: one start in ten fails today, also of the last good one',
    visitors: [...honest(900), { first: 900, networks: 100, sends: [['load']] }],
    lastGood: [...honest(900), { first: 900, networks: 100, sends: [['load']] }],
  },
  { name: 'bad: every start fails', visitors: failing(60), lastGood: honest(2_000) },
  {
    name: 'bad: every tenth start fails',
    visitors: Array.from({ length: 40 }, (_, each) => ({
      first: each * 10,
      networks: 10,
      sends: [['loaded']] as const,
    })).flatMap(group => [
      { ...group, networks: 9 },
      { first: group.first + 9, networks: 1, sends: [['mount']] },
    ]),
    lastGood: honest(2_000),
  },
  {
    name: 'bad: every start fails, and the last good one failed in half of its starts',
    visitors: failing(60),
    lastGood: [...honest(300), ...failing(300)],
  },
  {
    name: 'bad: every start fails, on a new site without a known network',
    known: [],
    visitors: failing(60),
    lastGood: honest(300),
  },
  {
    name: 'good: 100 networks send false failures, on a new site without a known network',
    known: [],
    visitors: [...honest(300), { first: ATTACKERS, networks: 100, sends: FALSE_FAILURES }],
    lastGood: honest(300),
  },
]

/** Plays the attacks on votes about releases, and honest releases, and prints the outcomes. */
export async function votes(): Promise<string> {
  const attacked = attacks.map(async attack => {
    const outcomes = [false, true].flatMap(isPrepared =>
      NETWORKS.map(networks => played(attack, networks, isPrepared)),
    )
    return [attack.name, ...(await Promise.all(outcomes)).map(sentenceOf)]
  })
  const honestly = releases.map(async each => [
    each.name,
    sentenceOf(await simulateTrial({ known: KNOWN, ...each })),
  ])
  const head = ['strange', 'prepared'].flatMap(kind => NETWORKS.map(count => `${count} ${kind}`))
  return [
    table(['attack', ...head], await Promise.all(attacked)),
    table(['release', 'outcome'], await Promise.all(honestly)),
  ].join('\n')
}

function played(
  { before, sends, after = [] }: Attack,
  networks: number,
  isPrepared: boolean,
): Promise<Outcome> {
  const attackers = { first: ATTACKERS, networks }
  const known = [{ first: 0, networks: 2_000 }, ...(isPrepared ? [attackers] : [])]
  return simulateTrial({
    known,
    lastGood: honest(2_000),
    visitors: [...before, { ...attackers, sends }, ...after],
  })
}

function sentenceOf(outcome: Outcome): string {
  return typeof outcome === 'number' ? `goes back, vote ${outcome}` : outcome
}
