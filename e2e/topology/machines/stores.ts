import { join } from 'node:path'
import { run, startUntil } from '../../support/programs.ts'
import { repository } from '../../support/site/repository.ts'
import { speakTls, type Certificate } from './certificate.ts'
import { databaseUrl, Databases } from './databases.ts'
import { startGateway } from './gateway.ts'
import { Link } from './link.ts'
import { RedisServers } from './redis.ts'

const BUCKET = join(repository, 'server/backend/src/testing/storage/serve-bucket.ts')
const KEYS = 'SESSION_KEY FIELD_KEYS OBJECT_KEY QUEUE_KEY REGISTRY_KEY PUBLISHER_KEY OPS_TOKEN'.split(' ')
const GATEWAYS = 'IDENTITY_URL REAL_NAME_URL BANK_URL PLATFORMS_URL TAX_OFFICE_URL'.split(' ')

export type Settings = Readonly<Record<string, string>>

/** Everything that the programs of a site need. */
export type Stores = {
  databases: Databases
  redis: RedisServers
  links: Link[]
  /** The settings that all programs share. */
  settings: Settings
  stop: () => Promise<void>
}

/** Starts the stores and a gateway; makes the keys and the schema by a package. */
export async function startStores(folder: string, from: string, certificate: Certificate): Promise<Stores> {
  const databases = await Databases.start(join(folder, 'postgres'), certificate)
  const redis = await RedisServers.start(join(folder, 'redis'), certificate)
  const bucket = await startUntil(/^ready .*\n/m, process.execPath, [BUCKET])
  const gateway = await startGateway()
  const { bucket: S3_BUCKET, endpoint, credentials } = JSON.parse(bucket.output().slice('ready '.length))
  const bucketPort = await speakTls(Number(new URL(endpoint).port), certificate)
  const toBucket = await Link.open('backends → bucket', bucketPort)
  const toGateway = await Link.open('backends → gateway', gateway.port)

  const keys = join(folder, 'keys')
  const settings = {
    ...Object.fromEntries(KEYS.map(name => [`${name}_FILE`, join(keys, name)])),
    ...Object.fromEntries(GATEWAYS.map(name => [name, `http://127.0.0.1:${toGateway.port()}`])),
    DATABASE_URL: databaseUrl(databases.primary.port),
    S3_BUCKET,
    S3_ENDPOINT: `https://127.0.0.1:${toBucket.port()}`,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    GATEWAY_KEY: 'k'.repeat(32),
    NODE_EXTRA_CA_CERTS: certificate.file,
    TRUST_PROXY: 'on',
    RATE_LIMITS: 'off',
    SCAN_ADDRESS: 'off',
    LOG_LEVEL: 'warn',
  }
  await run(join(from, 'bin/node'), [join(from, 'keys.mjs'), keys])
  await run(join(from, 'bin/node'), [join(from, 'migrate.mjs'), 'before'], { env: settings })
  return {
    databases,
    redis,
    links: [databases.replication, redis.replication, toBucket, toGateway],
    settings,
    async stop() {
      await Promise.all([redis.stop(), databases.stop(), bucket.stop()])
      gateway.server.close()
    },
  }
}
