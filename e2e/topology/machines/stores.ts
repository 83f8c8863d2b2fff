import { join } from 'node:path'
import { run, startUntil } from '../../support/programs.ts'
import { repository } from '../../support/site/repository.ts'
import { Databases } from './databases.ts'
import { Front } from './front.ts'
import { startGateway } from './gateway.ts'
import type { Address } from './network.ts'
import type { Place } from './place.ts'
import { RedisServers } from './redis.ts'

const BUCKET = join(repository, 'server/backend/src/testing/storage/serve-bucket.ts')
const KEYS = 'SESSION_KEY FIELD_KEYS OBJECT_KEY QUEUE_KEY REGISTRY_KEY PUBLISHER_KEY OPS_TOKEN'.split(' ')
const GATEWAYS = 'IDENTITY_URL REAL_NAME_URL BANK_URL PLATFORMS_URL TAX_OFFICE_URL'.split(' ')

export type Settings = Readonly<Record<string, string>>

/** Everything that the programs of a site need. */
export type Stores = {
  databases: Databases
  redis: RedisServers
  bucket: Front
  gateway: Address
  /** The settings that all programs share. */
  settings: Settings
  stop: () => Promise<void>
}

/** Starts the stores and a gateway; makes the keys and the schema by a package. */
export async function startStores(place: Place, from: string): Promise<Stores> {
  const databases = await Databases.start(place)
  const redis = await RedisServers.start(place)
  const plain = await startUntil(/^ready .*\n/m, process.execPath, [BUCKET])
  const { bucket: S3_BUCKET, endpoint, credentials } = JSON.parse(plain.output().slice('ready '.length))
  const bucket = await Front.open(place, { ip: '127.0.0.1', port: Number(new URL(endpoint).port) })
  const gateway = await startGateway(place.network.outside)
  const keys = join(place.folder, 'keys')
  const settings = {
    ...Object.fromEntries(KEYS.map(name => [`${name}_FILE`, join(keys, name)])),
    ...Object.fromEntries(GATEWAYS.map(name => [name, `http://${gateway.ip}:${gateway.port}`])),
    DATABASE_URL: databases.pool.url,
    REDIS_URL: `rediss://${redis.front.address.ip}:${redis.front.address.port}`,
    S3_BUCKET,
    S3_ENDPOINT: `https://${bucket.address.ip}:${bucket.address.port}`,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    GATEWAY_KEY: 'k'.repeat(32),
    NODE_EXTRA_CA_CERTS: place.certificate.file,
    TRUST_PROXY: 'on',
    RATE_LIMITS: 'off',
    SCAN_ADDRESS: 'off',
    LOG_LEVEL: 'warn',
  }
  const env = { ...settings, DATABASE_URL: databases.url }
  await run(join(from, 'bin/node'), [join(from, 'keys.mjs'), keys])
  await run(join(from, 'bin/node'), [join(from, 'migrate.mjs'), 'before'], { env })
  const stop = async () => {
    redis.stop()
    await Promise.all([...redis.machines, ...databases.machines].map(machine => machine.lose()))
    await plain.stop()
  }
  return { databases, redis, bucket, gateway, settings, stop }
}
