import { once } from 'node:events'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { freePort, run, startUntil } from '../../support/programs.ts'
import { repository } from '../../support/site/repository.ts'
import { databaseUrl, Databases } from './databases.ts'
import { startGateway } from './gateway.ts'
import { Link } from './link.ts'
import { Machine, responds } from './machine.ts'
import { makeCertificate, Nginx, type Part } from './nginx.ts'
import { RedisServers } from './redis.ts'

export const PACKAGE = join(repository, 'dist')
const BUCKET = join(repository, 'server/backend/src/testing/storage/serve-bucket.ts')
const KEYS = [
  'SESSION_KEY',
  'FIELD_KEYS',
  'OBJECT_KEY',
  'QUEUE_KEY',
  'REGISTRY_KEY',
  'PUBLISHER_KEY',
  'OPS_TOKEN',
]
/** The program of each part, and the number of them. Operations are in the program of the whole site alone. */
const PARTS: readonly [Part, string, number][] = [
  ['origin', 'origin.mjs', 2],
  ['backend', 'backend.mjs', 2],
  ['waiting-room', 'waiting-room.mjs', 2],
  ['operations', 'site.mjs', 1],
]
const USES_DATABASE: readonly Part[] = ['backend', 'operations']
const USES_REDIS: readonly Part[] = ['waiting-room', 'operations']

type Behind = Record<Part, number[]>
type Settings = Readonly<Record<string, string>>

/** A site of several machines with all that it needs, on one computer: a machine is a process, a connection is a link. */
export type Site = {
  url: string
  opsToken: string
  databases: Databases
  redis: RedisServers
  /** The programs of the site, and nginx. */
  machines: Map<string, Machine>
  /** By name: `nginx → backend-1`, `backend-1 → PostgreSQL`, `waiting-room-1 → Redis`, `backends → bucket`. */
  links: Map<string, Link>
  /** The settings of a program that is no part of the site yet. */
  settings: Settings
  /** Restarts a program from another package. */
  usePackage: (name: string, folder: string) => Promise<void>
  /** Leads nginx to the servers over links, which accept a connection even if the server behind them refuses it. */
  useLinksOfNginx: () => Promise<void>
  /** A small disk that `backend-1` has its data on, where root can mount one. */
  smallDisk: string | null
  stop: () => Promise<void>
}

/** Starts everything in a folder. */
export async function startSite(folder: string): Promise<Site> {
  const [bin, keys, https] = [join(PACKAGE, 'bin/node'), join(folder, 'keys'), await freePort()]
  const smallDisk = await mountSmallDisk(join(folder, 'backend-1'))
  const certificate = await makeCertificate(folder)
  setDefaultCACertificates([...getCACertificates('default'), await readFile(certificate, 'utf8')])
  const databases = await Databases.start(join(folder, 'postgres'), certificate)
  const redisLinks: Link[] = []
  const redis = await RedisServers.start(join(folder, 'redis'), certificate, redisLinks)
  const links = new Map<string, Link>()
  const open = async (name: string, to: number) => {
    const link = await Link.open(name, to)
    links.set(name, link)
    return link.port()
  }
  const bucket = await startUntil(/^ready .*\n/m, process.execPath, [BUCKET])
  const bucketPort = await speakTls(Number(/127\.0\.0\.1:(\d+)/.exec(bucket.output())?.[1]), certificate)
  const gateway = await startGateway()
  await run(bin, [join(PACKAGE, 'keys.mjs'), keys])
  const env = { DATABASE_URL: databaseUrl(databases.primary.port), NODE_EXTRA_CA_CERTS: certificate }
  await run(bin, [join(PACKAGE, 'migrate.mjs'), 'before'], { env })
  const common = {
    ...Object.fromEntries(KEYS.map(name => [`${name}_FILE`, join(keys, name)])),
    ...bucketSettings(bucket.output(), await open('backends → bucket', bucketPort)),
    NODE_EXTRA_CA_CERTS: certificate,
    ...gatewaySettings(await open('backends → gateway', gateway.port)),
    HOSTS: `localhost:${https}`,
    TRUST_PROXY: 'on',
    RATE_LIMITS: 'off',
    SCAN_ADDRESS: 'off',
    LOG_LEVEL: 'warn',
  }

  const packageOf = (name: string) => join(folder, `package-${name}`)
  const machines = new Map<string, Machine>()
  const behind: Behind = { origin: [], backend: [], 'waiting-room': [], operations: [] }
  const overLinks: Behind = { origin: [], backend: [], 'waiting-room': [], operations: [] }
  for (const [part, program, count] of PARTS)
    for (let place = 1; place <= count; place += 1) {
      const name = count === 1 ? part : `${part}-${place}`
      const own = {
        ...(USES_DATABASE.includes(part) && {
          DATABASE_URL: databaseUrl(await open(`${name} → PostgreSQL`, databases.primary.port)),
        }),
        ...(USES_REDIS.includes(part) && {
          REDIS_URL: `rediss://127.0.0.1:${await open(`${name} → Redis`, redis.port)}`,
        }),
        // Origins and operations share the folder of releases.
        DATA_DIR: join(folder, ['origin', 'operations'].includes(part) ? 'releases' : name),
      }
      const redisLink = links.get(`${name} → Redis`)
      if (redisLink) redisLinks.push(redisLink)
      const [port, inner] = [await freePort(), await freePort()]
      const settings = { ...common, ...own, PORT: String(port), INNER_PORT: String(inner) }
      await symlink(PACKAGE, packageOf(name))
      const machine = siteMachine(name, packageOf(name), program, settings)
      machines.set(name, await machine.start())
      behind[part].push(port)
      overLinks[part].push(await open(`nginx → ${name}`, port))
    }
  const nginx = new Nginx(folder, https)
  await nginx.leadTo(behind)
  machines.set('nginx', await nginx.machine.start())

  return {
    url: `https://localhost:${https}`,
    opsToken: (await readFile(join(keys, 'OPS_TOKEN'), 'utf8')).trim(),
    databases,
    redis,
    machines,
    links,
    settings: { ...common, ...env, REDIS_URL: `rediss://127.0.0.1:${redis.port}` },
    smallDisk,
    async usePackage(name, place) {
      await rm(packageOf(name))
      await symlink(place, packageOf(name))
      await machines.get(name)?.restart()
    },
    async useLinksOfNginx() {
      await nginx.leadTo(overLinks)
      nginx.machine.signal('SIGHUP')
    },
    async stop() {
      for (const machine of machines.values()) await machine.lose()
      await Promise.all([redis.stop(), databases.stop(), bucket.stop()])
      gateway.server.close()
      for (const link of links.values()) link.close()
      if (smallDisk) await run('umount', [smallDisk])
    },
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

function siteMachine(name: string, place: string, program: string, settings: Settings): Machine {
  const isReady = () => responds(`http://localhost:${settings['INNER_PORT']}/readyz`)
  const options = { env: { ...settings, PATH: process.env['PATH'] } }
  const args = [join(place, program)]
  return new Machine({ name, program: join(place, 'bin/node'), args, options, isReady })
}

/** Starts a proxy that speaks TLS before a port; returns its own. It ends with this process. */
async function speakTls(port: number, certificate: string): Promise<number> {
  const [cert, key] = await Promise.all(
    [certificate, join(dirname(certificate), 'privkey.pem')].map(file => readFile(file)),
  )
  const server = createServer({ cert, key }, socket => {
    const to = connect(port, '127.0.0.1')
    for (const end of [socket, to]) end.on('error', () => to.destroy())
    socket.pipe(to).pipe(socket)
  })
  await once(server.unref().listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

function bucketSettings(ready: string, port: number): Settings {
  const { bucket, region, credentials } = JSON.parse(ready.replace(/^ready /, ''))
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: `https://127.0.0.1:${port}`,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
}

function gatewaySettings(port: number): Settings {
  const address = `http://127.0.0.1:${port}`
  const names = ['IDENTITY_URL', 'REAL_NAME_URL', 'BANK_URL', 'PLATFORMS_URL', 'TAX_OFFICE_URL']
  return { ...Object.fromEntries(names.map(name => [name, address])), GATEWAY_KEY: 'k'.repeat(32) }
}
