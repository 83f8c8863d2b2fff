import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/programs.ts'
import type { Link } from './link.ts'
import { Machine } from './machine.ts'

const PROGRAM = 'redis-server'
const FOLLOW_EVERY_MS = 200
const NAME = 'site'

/** A Redis with a replica and a sentinel. Links follow the primary that the sentinel names, since the site has one address for it. */
export class RedisServers {
  readonly machines: Readonly<Record<keyof Ports, Machine>>
  /** The port that speaks TLS, like the links; replica and sentinel use the other one. */
  readonly port: number
  readonly #ports: Ports
  readonly #following: NodeJS.Timeout

  private constructor(machines: Record<keyof Ports, Machine>, ports: Ports, tls: TlsPorts, links: Link[]) {
    this.machines = machines
    this.#ports = ports
    this.port = tls.primary
    const follow = async () => {
      const primary = await primaryOf(ports.sentinel).catch(() => null)
      if (primary === null) return
      for (const link of links) link.leadTo(primary === ports.primary ? tls.primary : tls.replica)
    }
    this.#following = setInterval(() => void follow(), FOLLOW_EVERY_MS)
  }

  /** Starts them. `links` are added to as the site opens them. */
  static async start(folder: string, certificate: string, links: Link[]): Promise<RedisServers> {
    const ports = { primary: await freePort(), replica: await freePort(), sentinel: await freePort() }
    const tls = { primary: await freePort(), replica: await freePort() }
    const key = join(dirname(certificate), 'privkey.pem')
    const kept = (name: keyof TlsPorts) => `save ""
appendonly yes
appendfsync everysec
tls-port ${tls[name]}
tls-cert-file ${certificate}
tls-key-file ${key}
tls-ca-cert-file ${certificate}
tls-auth-clients no
`
    const machine = async (name: keyof Ports, settings: string, args: readonly string[] = []) => {
      const place = join(folder, name)
      await mkdir(place, { recursive: true })
      const file = join(place, 'redis.conf')
      await writeFile(file, `bind 127.0.0.1\nport ${ports[name]}\ndir ${place}\n${settings}`)
      const isReady = async () => (await say(ports[name], 'PING')) === '+PONG'
      const recipe = { program: PROGRAM, args: [file, ...args], isReady }
      return new Machine({ name: `Redis, ${name}`, ...recipe }).start()
    }
    const primary = await machine('primary', kept('primary'))
    const replica = await machine('replica', `${kept('replica')}replicaof 127.0.0.1 ${ports.primary}\n`)
    const sentinel = await machine(
      'sentinel',
      `sentinel monitor ${NAME} 127.0.0.1 ${ports.primary} 1\nsentinel down-after-milliseconds ${NAME} 2000\n`,
      ['--sentinel'],
    )
    return new RedisServers({ primary, replica, sentinel }, ports, tls, links)
  }

  /** Waits until the sentinel names another primary. */
  async untilPromoted(): Promise<void> {
    while ((await primaryOf(this.#ports.sentinel)) === this.#ports.primary) await wait(FOLLOW_EVERY_MS)
  }

  async stop(): Promise<void> {
    clearInterval(this.#following)
    await Promise.all(Object.values(this.machines).map(machine => machine.lose()))
  }
}

type Ports = Record<'primary' | 'replica' | 'sentinel', number>
type TlsPorts = Record<'primary' | 'replica', number>

async function primaryOf(sentinel: number): Promise<number> {
  const reply = await say(sentinel, `SENTINEL get-master-addr-by-name ${NAME}`)
  return Number(/(\d+)$/.exec(reply)?.[1])
}

/** Sends a command and returns the first part of the reply. */
async function say(port: number, command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setTimeout(1_000, () => socket.destroy())
  socket.write(`${command}\r\n`)
  try {
    const [reply] = (await once(socket, 'data')) as [Buffer]
    return reply.toString().trim()
  } finally {
    socket.destroy()
  }
}
