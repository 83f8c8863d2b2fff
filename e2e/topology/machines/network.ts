import { run } from '../../support/programs.ts'

const BRIDGE = 'topology'
const SUBNET = '10.77.0'
const SPACE = /^topology-\d+/gm

export type Address = { ip: string; port: number }

/** The place of a machine: its address, and the command that enters its network. */
export type Host = { name: string; ip: string; enter: readonly string[] }

/** A connection that can be broken: from these machines to an address. */
export type Connection = { from: readonly Host[]; to: Address }

/** Packets that are refused, as by a machine that is switched on and serves nothing, or that are dropped. */
const FAULTS = {
  cut: ['OUTPUT -p tcp -d IP --dport PORT ! --tcp-flags RST RST -j REJECT --reject-with tcp-reset'],
  silent: ['OUTPUT -p tcp -d IP --dport PORT -j DROP', 'INPUT -p tcp -s IP --sport PORT -j DROP'],
}
export type Fault = keyof typeof FAULTS

/**
 * The network of a run: a bridge, and a network namespace for each machine. An account that may not make them has all
 * machines at the address of this computer, and breaks no connection.
 */
export class Network {
  readonly isReal: boolean
  /** The address of this process, at which the services outside are. */
  readonly outside: string
  #machines = 1

  private constructor(isReal: boolean) {
    this.isReal = isReal
    this.outside = isReal ? `${SUBNET}.1` : '127.0.0.1'
  }

  static async open(): Promise<Network> {
    await removeAll().catch(() => undefined)
    const bridge = [`link add ${BRIDGE} type bridge`, `addr add ${SUBNET}.1/24 dev ${BRIDGE}`]
    const made = ip(...bridge, `link set ${BRIDGE} up`)
    const isReal = await made.then(
      () => true,
      () => false,
    )
    return new Network(isReal)
  }

  /** Returns the place of another machine. */
  async join(name: string): Promise<Host> {
    if (!this.isReal) return { name, ip: this.outside, enter: [] }
    const number = (this.#machines += 1)
    const [space, own] = [`${BRIDGE}-${number}`, `${SUBNET}.${number}`]
    await ip(
      `netns add ${space}`,
      `link add ${space} type veth peer name eth0 netns ${space}`,
      `link set ${space} master ${BRIDGE} up`,
      `-n ${space} addr add ${own}/24 dev eth0`,
      `-n ${space} link set eth0 up`,
      `-n ${space} link set lo up`,
    )
    return { name, ip: own, enter: ['nsenter', `--net=/run/netns/${space}`] }
  }

  /** Breaks a connection. Returns the function that heals it. */
  async break(fault: Fault, { from, to }: Connection): Promise<() => Promise<void>> {
    const change = async (what: '-A' | '-D') => {
      for (const { enter } of from)
        for (const rule of FAULTS[fault]) {
          const filled = rule.replace('IP', to.ip).replace('PORT', String(to.port))
          await run('nsenter', [...enter.slice(1), 'iptables', what, ...filled.split(' ')])
        }
    }
    await change('-A')
    return () => change('-D')
  }

  async close(): Promise<void> {
    if (this.isReal) await removeAll()
  }
}

async function ip(...commands: readonly string[]): Promise<void> {
  for (const command of commands) await run('ip', command.split(' '))
}

async function removeAll(): Promise<void> {
  const spaces = (await run('ip', ['netns', 'list'])).match(SPACE) ?? []
  await ip(...spaces.map(space => `netns del ${space}`), `link del ${BRIDGE}`)
}
