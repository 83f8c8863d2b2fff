import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/programs.ts'
import { speakTls, type Certificate } from './certificate.ts'
import { Link } from './link.ts'
import { Machine } from './machine.ts'

const PROGRAM = 'redis-server'
const FOLLOW_EVERY_MS = 200
const NAME = 'site'
const KEPT = 'save ""\nappendonly yes\nappendfsync everysec\n'

type Name = 'primary' | 'replica' | 'sentinel'

/** A Redis with a replica and a sentinel. */
export class RedisServers {
  readonly machines: Readonly<Record<Name, Machine>>
  /** Carries each change to the replica. */
  readonly replication: Link
  readonly #ports: Ports
  readonly #followers = new Set<Link>()
  readonly #following: NodeJS.Timeout

  private constructor(
    { machines, replication }: Pick<RedisServers, 'machines' | 'replication'>,
    ports: Ports,
  ) {
    this.machines = machines
    this.replication = replication
    this.#ports = ports
    this.#following = setInterval(() => void this.#lead(ports), FOLLOW_EVERY_MS)
  }

  static async start(folder: string, certificate: Certificate): Promise<RedisServers> {
    const ports = { primary: await freePort(), replica: await freePort(), sentinel: await freePort() }
    const machine = async (name: Name, settings: string, args: readonly string[] = []) => {
      const place = join(folder, name)
      await mkdir(place, { recursive: true })
      const file = join(place, 'redis.conf')
      await writeFile(file, `bind 127.0.0.1\nport ${ports[name]}\ndir ${place}\n${settings}`)
      const isReady = async () => (await say(ports[name], 'PING')) === '+PONG'
      return new Machine({ name: `Redis, ${name}`, program: PROGRAM, args: [file, ...args], isReady }).start()
    }
    const primary = await machine('primary', KEPT)
    const replication = await Link.open('replica → Redis', ports.primary)
    const replica = await machine('replica', `${KEPT}replicaof 127.0.0.1 ${replication.port()}\n`)
    const watch = `monitor ${NAME} 127.0.0.1 ${ports.primary} 1\nsentinel down-after-milliseconds ${NAME} 2000\n`
    const sentinel = await machine('sentinel', `sentinel ${watch}`, ['--sentinel'])
    const tls = {
      primary: await speakTls(ports.primary, certificate),
      replica: await speakTls(ports.replica, certificate),
    }
    return new RedisServers({ machines: { primary, replica, sentinel }, replication }, { ...ports, tls })
  }

  /** Returns a link of that name to the primary that the sentinel names, with TLS. */
  async link(name: string): Promise<Link> {
    const link = await Link.open(name, this.#ports.tls.primary)
    this.#followers.add(link)
    return link
  }

  /** Waits until the sentinel names another primary. */
  async untilPromoted(): Promise<void> {
    while ((await primaryOf(this.#ports.sentinel)) === this.#ports.primary) await wait(FOLLOW_EVERY_MS)
  }

  async stop(): Promise<void> {
    clearInterval(this.#following)
    await Promise.all(Object.values(this.machines).map(machine => machine.lose()))
  }

  async #lead({ sentinel, primary, tls }: Ports): Promise<void> {
    const named = await primaryOf(sentinel).catch(() => null)
    if (named !== null)
      for (const link of this.#followers) link.leadTo(named === primary ? tls.primary : tls.replica)
  }
}

type Ports = Readonly<Record<Name, number> & { tls: Readonly<Record<'primary' | 'replica', number>> }>

async function primaryOf(sentinel: number): Promise<number> {
  const reply = await say(sentinel, `SENTINEL get-master-addr-by-name ${NAME}`)
  return Number(/(\d+)$/.exec(reply)?.[1])
}

/** Sends a command and returns its reply. */
async function say(port: number, command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setTimeout(1_000, () => socket.destroy(new Error('no reply')))
  socket.write(`${command}\r\n`)
  try {
    const [reply] = (await once(socket, 'data')) as [Buffer]
    return reply.toString().trim()
  } finally {
    socket.destroy()
  }
}
