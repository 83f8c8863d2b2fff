import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/programs.ts'
import { Front } from './front.ts'
import { Machine } from './machine.ts'
import type { Address, Connection } from './network.ts'
import type { Place } from './place.ts'

const FOLLOW_EVERY_MS = 200
const NAME = 'site'
const KEPT = 'save ""\nappendonly yes\nappendfsync everysec\n'

type Server = { machine: Machine; at: Address }

/** A Redis with a replica and a sentinel, and one address with TLS that leads to the primary. */
export class RedisServers {
  readonly front: Front
  readonly connections: Readonly<Record<string, Connection>>
  readonly #servers: readonly Server[]
  readonly #sentinel: Server
  readonly #following: NodeJS.Timeout

  private constructor(servers: readonly [Server, Server], sentinel: Server, front: Front) {
    const [{ at }, { machine: replica }] = servers
    this.#servers = servers
    this.#sentinel = sentinel
    this.front = front
    this.connections = { 'replica → Redis': { from: [replica.host], to: at } }
    this.#following = setInterval(() => void this.#lead(), FOLLOW_EVERY_MS)
  }

  static async start(place: Place): Promise<RedisServers> {
    const server = async (name: string, settings: string, args: readonly string[] = []) => {
      const host = await place.network.join(`Redis, ${name}`)
      const at = { ip: host.ip, port: await freePort() }
      const folder = join(place.folder, `redis-${name}`)
      await mkdir(folder, { recursive: true })
      const file = join(folder, 'redis.conf')
      const reached = `bind ${at.ip}\nport ${at.port}\nprotected-mode no\ndir ${folder}\n`
      await writeFile(file, reached + settings)
      const isReady = async () => (await say(at, 'PING')) === '+PONG'
      const recipe = { program: 'redis-server', args: [file, ...args], isReady }
      return { machine: await new Machine(host, recipe).start(), at }
    }
    const primary = await server('primary', KEPT)
    const { ip, port } = primary.at
    const replica = await server('replica', `${KEPT}replicaof ${ip} ${port}\n`)
    const watch = `monitor ${NAME} ${ip} ${port} 1\nsentinel down-after-milliseconds ${NAME} 2000\n`
    const sentinel = await server('sentinel', `sentinel ${watch}`, ['--sentinel'])
    return new RedisServers([primary, replica], sentinel, await Front.open(place, primary.at))
  }

  get machines(): readonly Machine[] {
    return [...this.#servers, this.#sentinel].map(({ machine }) => machine)
  }

  /** Loses the primary, and waits until the sentinel names another. */
  async failOver(): Promise<void> {
    const { port } = await this.#primary()
    await this.#servers.find(({ at }) => at.port === port)?.machine.lose()
    while ((await this.#primary()).port === port) await wait(FOLLOW_EVERY_MS)
  }

  stop(): void {
    clearInterval(this.#following)
  }

  async #lead(): Promise<void> {
    await this.#primary().then(
      at => this.front.leadTo(at),
      () => undefined,
    )
  }

  /** Returns the primary that the sentinel names. */
  async #primary(): Promise<Address> {
    const reply = await say(this.#sentinel.at, `SENTINEL get-master-addr-by-name ${NAME}`)
    const [, ip = '', port] = /\r\n([\d.]+)\r\n\$\d+\r\n(\d+)$/.exec(reply) ?? []
    if (!port) throw new Error(`The sentinel names no primary: ${reply}`)
    return { ip, port: Number(port) }
  }
}

/** Sends a command and returns its reply. */
async function say({ ip, port }: Address, command: string): Promise<string> {
  const socket = connect(port, ip).setTimeout(1_000, () => socket.destroy(new Error('no reply')))
  socket.write(`${command}\r\n`)
  try {
    const [reply] = (await once(socket, 'data')) as [Buffer]
    return reply.toString().trim()
  } finally {
    socket.destroy()
  }
}
