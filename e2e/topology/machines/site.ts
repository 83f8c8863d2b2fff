import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { freePort, run } from '../../support/programs.ts'
import { repository } from '../../support/site/repository.ts'
import { ownClock } from './clock.ts'
import { Machine, responds } from './machine.ts'
import { Network, type Address, type Connection, type Host } from './network.ts'
import { startNginx } from './nginx.ts'
import { makeCertificate, type Place } from './place.ts'
import { startStores, type Stores } from './stores.ts'

export const PACKAGE = join(repository, 'dist')

type Program = { file: string; count: number; uses: readonly ('pgbouncer' | 'Redis')[] }

/** The program of each part, and the number of them. Operations are in the program of the whole site alone. */
const PARTS: Readonly<Record<string, Program>> = {
  origin: { file: 'origin.mjs', count: 2, uses: [] },
  backend: { file: 'backend.mjs', count: 2, uses: ['pgbouncer'] },
  'waiting-room': { file: 'waiting-room.mjs', count: 2, uses: ['Redis'] },
  operations: { file: 'site.mjs', count: 1, uses: ['pgbouncer', 'Redis'] },
}
/** Origins and operations share the folder of releases. */
const SHARES_RELEASES = ['origin', 'operations']

/** A site of several machines on one computer, with all that it needs. */
export class Site {
  readonly place: Place
  readonly stores: Stores
  readonly url: string
  /** A small disk that `backend-1` has its data on, where root can mount one. */
  readonly smallDisk: string | null
  /** The programs of the site, and nginx. */
  readonly machines = new Map<string, Machine>()
  /** By name: `nginx → backend-1`, `backend-1 → pgbouncer`, `waiting-room-1 → Redis`, `backends → bucket`. */
  readonly connections: Map<string, Connection>
  readonly #proxy: Host
  readonly #behind = new Map<string, Address[]>()

  private constructor(place: Place, stores: Stores, url: string, own: { proxy: Host; disk: string | null }) {
    this.place = place
    this.stores = stores
    this.url = url
    this.smallDisk = own.disk
    this.#proxy = own.proxy
    this.connections = new Map(
      Object.entries({ ...stores.databases.connections, ...stores.redis.connections }),
    )
  }

  /** Starts everything in a folder. */
  static async start(folder: string): Promise<Site> {
    const certificate = await makeCertificate(folder)
    setDefaultCACertificates([...getCACertificates('default'), await readFile(certificate.file, 'utf8')])
    const place = { folder, certificate, network: await Network.open() }
    const stores = await startStores(place, PACKAGE)
    const own = {
      proxy: await place.network.join('nginx'),
      disk: await mountSmallDisk(join(folder, 'backend-1')),
    }
    const https = await freePort()
    const site = new Site(place, stores, `https://${own.proxy.ip}:${https}`, own)
    for (const [part, program] of Object.entries(PARTS))
      for (let number = 1; number <= program.count; number += 1)
        await site.#startProgram(part, program, program.count === 1 ? part : `${part}-${number}`)
    const from = ['backend-1', 'backend-2'].flatMap(name => site.machines.get(name)?.host ?? [])
    site.connections.set('backends → bucket', { from, to: stores.bucket.address })
    site.connections.set('backends → gateway', { from, to: stores.gateway })
    site.machines.set('nginx', await startNginx(own.proxy, { folder, https, parts: site.#behind }))
    return site
  }

  /** Restarts a program from another package. */
  async usePackage(name: string, place: string): Promise<void> {
    await rm(this.#packageOf(name))
    await symlink(place, this.#packageOf(name))
    await this.machines.get(name)?.restart()
  }

  async stop(): Promise<void> {
    for (const machine of this.machines.values()) await machine.lose()
    await this.stores.stop()
    await this.place.network.close()
    if (this.smallDisk) await run('umount', [this.smallDisk])
  }

  async #startProgram(part: string, { file, uses }: Program, name: string): Promise<void> {
    const { folder, network } = this.place
    const host = await network.join(name)
    const [at, inner] = [{ ip: host.ip, port: await freePort() }, await freePort()]
    const env = {
      PATH: process.env['PATH'],
      ...this.stores.settings,
      ...(await ownClock(folder, name)),
      HOST: host.ip,
      HOSTS: new URL(this.url).host,
      DATA_DIR: join(folder, SHARES_RELEASES.includes(part) ? 'releases' : name),
      PORT: String(at.port),
      INNER_PORT: String(inner),
    }
    const from = this.#packageOf(name)
    await symlink(PACKAGE, from)
    const isReady = () => responds(`http://${host.ip}:${inner}/readyz`)
    const recipe = { program: join(from, 'bin/node'), args: [join(from, file)], env, isReady }
    this.machines.set(name, await new Machine(host, recipe).start())
    this.#behind.set(part, [...(this.#behind.get(part) ?? []), at])
    this.connections.set(`nginx → ${name}`, { from: [this.#proxy], to: at })
    const { databases, redis } = this.stores
    const stores = { pgbouncer: databases.pool.at, Redis: redis.front.address }
    for (const store of uses) this.connections.set(`${name} → ${store}`, { from: [host], to: stores[store] })
  }

  #packageOf(name: string): string {
    return join(this.place.folder, `package-${name}`)
  }
}

/** Mounts a disk on which a backend is just ready; null if this account may not. */
async function mountSmallDisk(place: string): Promise<string | null> {
  await mkdir(place)
  return run('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', place]).then(
    () => place,
    () => null,
  )
}
