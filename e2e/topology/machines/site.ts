import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { freePort, run } from '../../support/programs.ts'
import { repository } from '../../support/site/repository.ts'
import { makeCertificate } from './certificate.ts'
import { databaseUrl } from './databases.ts'
import { Link } from './link.ts'
import { Machine, responds } from './machine.ts'
import { Nginx, type Part } from './nginx.ts'
import { startStores, type Settings, type Stores } from './stores.ts'

export const PACKAGE = join(repository, 'dist')
/** The program of each part, and the number of them. Operations are in the program of the whole site alone. */
const PARTS: readonly [Part, string, number][] = [
  ['origin', 'origin.mjs', 2],
  ['backend', 'backend.mjs', 2],
  ['waiting-room', 'waiting-room.mjs', 2],
  ['operations', 'site.mjs', 1],
]
const USES_DATABASE: readonly Part[] = ['backend', 'operations']
const USES_REDIS: readonly Part[] = ['waiting-room', 'operations']
/** Origins and operations share the folder of releases. */
const SHARES_RELEASES: readonly Part[] = ['origin', 'operations']

type Behind = Record<Part, number[]>

/** A site of several machines on one computer, with all that it needs: a machine is a process, a connection is a link. */
export class Site {
  readonly stores: Stores
  readonly url: string
  /** A small disk that `backend-1` has its data on, where root can mount one. */
  readonly smallDisk: string | null
  /** The programs of the site, and nginx. */
  readonly machines = new Map<string, Machine>()
  /** By name: `nginx → backend-1`, `backend-1 → PostgreSQL`, `waiting-room-1 → Redis`, `backends → bucket`. */
  readonly links = new Map<string, Link>()
  readonly #folder: string
  readonly #nginx: Nginx
  /** The ports that nginx leads to: those of the programs, and those of links to them. */
  readonly #direct: Behind = { origin: [], backend: [], 'waiting-room': [], operations: [] }
  readonly #overLinks: Behind = { origin: [], backend: [], 'waiting-room': [], operations: [] }

  private constructor(folder: string, stores: Stores, https: number, smallDisk: string | null) {
    this.#folder = folder
    this.stores = stores
    this.url = `https://localhost:${https}`
    this.smallDisk = smallDisk
    this.#nginx = new Nginx(folder, https)
    for (const link of stores.links) this.links.set(link.name, link)
  }

  /** Starts everything in a folder. */
  static async start(folder: string): Promise<Site> {
    const certificate = await makeCertificate(folder)
    setDefaultCACertificates([...getCACertificates('default'), await readFile(certificate.file, 'utf8')])
    const stores = await startStores(folder, PACKAGE, certificate)
    const smallDisk = await mountSmallDisk(join(folder, 'backend-1'))
    const site = new Site(folder, stores, await freePort(), smallDisk)
    for (const [part, program, count] of PARTS)
      for (let place = 1; place <= count; place += 1)
        await site.#startProgram(part, program, count === 1 ? part : `${part}-${place}`)
    await site.#nginx.leadTo(site.#direct)
    site.machines.set('nginx', await site.#nginx.machine.start())
    return site
  }

  link(name: string): Link {
    const link = this.links.get(name)
    if (!link) throw new Error(`${name} is no connection: ${[...this.links.keys()].join(', ')}`)
    return link
  }

  /** Restarts a program from another package. */
  async usePackage(name: string, place: string): Promise<void> {
    await rm(this.#packageOf(name))
    await symlink(place, this.#packageOf(name))
    await this.machines.get(name)?.restart()
  }

  /** Leads nginx to the programs over links, which accept a connection even if the program behind refuses it. */
  async useLinksOfNginx(): Promise<void> {
    await this.#nginx.leadTo(this.#overLinks)
    this.#nginx.machine.signal('SIGHUP')
  }

  async stop(): Promise<void> {
    for (const machine of this.machines.values()) await machine.lose()
    await this.stores.stop()
    for (const link of this.links.values()) link.close()
    if (this.smallDisk) await run('umount', [this.smallDisk])
  }

  async #startProgram(part: Part, program: string, name: string): Promise<void> {
    const { databases, redis, settings } = this.stores
    const [port, inner] = [await freePort(), await freePort()]
    const own: Record<string, string> = {
      HOSTS: new URL(this.url).host,
      DATA_DIR: join(this.#folder, SHARES_RELEASES.includes(part) ? 'releases' : name),
      PORT: String(port),
      INNER_PORT: String(inner),
    }
    if (USES_DATABASE.includes(part)) {
      const link = this.#add(await Link.open(`${name} → PostgreSQL`, databases.primary.port))
      own['DATABASE_URL'] = databaseUrl(link.port())
    }
    if (USES_REDIS.includes(part)) {
      const link = this.#add(await redis.link(`${name} → Redis`))
      own['REDIS_URL'] = `rediss://127.0.0.1:${link.port()}`
    }
    await symlink(PACKAGE, this.#packageOf(name))
    const place = this.#packageOf(name)
    const machine = siteMachine(name, [join(place, 'bin/node'), join(place, program)], {
      ...settings,
      ...own,
    })
    this.machines.set(name, await machine.start())
    this.#direct[part].push(port)
    this.#overLinks[part].push(this.#add(await Link.open(`nginx → ${name}`, port)).port())
  }

  #add(link: Link): Link {
    this.links.set(link.name, link)
    return link
  }

  #packageOf(name: string): string {
    return join(this.#folder, `package-${name}`)
  }
}

function siteMachine(
  name: string,
  [program, script]: readonly [string, string],
  settings: Settings,
): Machine {
  const isReady = () => responds(`http://localhost:${settings['INNER_PORT']}/readyz`)
  const options = { env: { ...settings, PATH: process.env['PATH'] } }
  return new Machine({ name, program, args: [script], options, isReady })
}

/** Mounts a disk on which a backend is just ready; null if this account may not. */
async function mountSmallDisk(place: string): Promise<string | null> {
  await mkdir(place)
  return run('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', place]).then(
    () => place,
    () => null,
  )
}
