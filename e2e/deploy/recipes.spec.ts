import { chmod, chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse, parseAllDocuments } from 'yaml'
import { newDataFolder, removeDataFolder } from '../support/site/data-folder.ts'
import { newDatabase } from '../support/site/database.ts'
import { repository } from '../support/site/repository.ts'
import { freePort, run, startUntil } from '../support/programs.ts'

/** The package, moved to a folder that nobody may write to. */
let site: string
let folder: string

const NOBODY = 10_001
const READY = /^ready /m
const LARGEST_IMAGE_BYTES = 250e6
const LEAST_EXPOSED = 2

const deploy = (path: string) => join(repository, 'deploy', path)
const node = (program: string) => [join(site, 'bin/node'), join(site, program)] as const
/** Prints the status of a response alone. */
const STATUS = ['--silent', '--output', '/dev/null', '--write-out', '%{http_code}']
const allOk = /^(ok .*\n)+$/

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = await newDataFolder()
  site = join(folder, 'site')
  await run(process.execPath, [join(repository, 'tools/commands/package.ts')])
  await cp(join(repository, 'dist'), site, { recursive: true })
  await run('chmod', ['-R', 'a-w', site])
  await makeCertificate()
})
test.afterAll(async () => {
  await run('chmod', ['-R', 'u+w', site])
  await removeDataFolder(folder)
})

test('the package alone, behind nginx, serves people within 3 seconds, and ends cleanly', async () => {
  const keys = join(folder, 'keys')
  const dataDir = join(folder, 'data')
  const [port, innerPort, https] = [await freePort(), await freePort(), await freePort()]
  const operators = await freePort()
  const DATABASE_URL = await newDatabase()
  await mkdir(dataDir)
  await chown(dataDir, NOBODY, NOBODY)
  const [bin, keysProgram] = node('keys.mjs')
  await run(bin, [keysProgram, keys])
  await run('chown', ['-R', String(NOBODY), keys])
  await run(bin, [node('migrate.mjs')[1], 'before'], { env: { DATABASE_URL } })

  const settings = {
    DATABASE_URL,
    TRUST_PROXY: 'on',
    SCAN_ADDRESS: 'off',
    HOSTS: `localhost:${https},ops.localhost:${operators}`,
    DATA_DIR: dataDir,
  }
  const names = [
    'SESSION_KEY',
    'FIELD_KEYS',
    'OBJECT_KEY',
    'QUEUE_KEY',
    'REGISTRY_KEY',
    'PUBLISHER_KEY',
    'OPS_TOKEN',
  ]
  const inFiles = Object.fromEntries(names.map(name => [`${name}_FILE`, join(keys, name)]))
  const env = {
    ...settings,
    ...inFiles,
    PORT: String(port),
    INNER_PORT: String(innerPort),
    LOG_LEVEL: 'warn',
  }
  const begun = performance.now()
  const server = await startUntil(READY, bin, [node('site.mjs')[1]], { env, uid: NOBODY })
  expect(performance.now() - begun).toBeLessThan(3_000)

  const nginx = await startNginx(port, https)
  const smoke = () =>
    run(bin, [node('smoke.mjs')[1], `https://localhost:${https}`], {
      env: { NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem') },
    })
  expect(await smoke()).toMatch(allOk)
  await nginx.stop()

  const strict = await startNginx(port, https, { operators, inner: await freePort() })
  expect(await smoke()).toMatch(allOk)
  const consoleAt = (address: string, args: readonly string[] = []) =>
    run('curl', ['--cacert', join(folder, 'fullchain.pem'), ...args, `https://${address}/ops/`, ...STATUS])
  expect(await consoleAt(`localhost:${https}`)).toBe('403')
  expect(await consoleAt(`ops.localhost:${operators}`)).toBe('400')
  expect(await consoleAt(`ops.localhost:${operators}`, certificateOfClient())).toBe('200')
  await strict.stop()
  expect(await (await fetch(`http://localhost:${innerPort}/readyz`)).json()).toMatchObject({
    status: 'ready',
  })
  const figures = `curl --silent --fail http://localhost:${innerPort}/metrics | promtool check metrics`
  expect(await run('bash', ['-c', `set -o pipefail; ${figures}`])).toBe('')
  expect(await server.stop()).toBe(0)
})

test('promtool accepts the alerts, and they fit a bad day', async () => {
  expect(await run('promtool', ['check', 'config', deploy('prometheus/prometheus.yml')])).toContain('SUCCESS')
  expect(await run('promtool', ['test', 'rules', deploy('prometheus/tests.yml')])).toContain('SUCCESS')
})

test('the image is small, runs as compose.yml describes, and writes into its volumes alone', async () => {
  await run(
    'buildah',
    [
      ...storage(),
      'bud',
      '--quiet',
      '--tag',
      'localhost/base',
      '--file',
      await baseFile(),
      join(folder, 'base'),
    ],
    chroot,
  )
  const image = ['--build-arg', 'BASE=localhost/base', '--tag', 'localhost/delivery-support']
  await run(
    'buildah',
    [...storage(), 'bud', '--quiet', ...image, '--file', join(site, 'deploy/Containerfile'), site],
    chroot,
  )
  const [{ size }] = JSON.parse(
    await run('buildah', [...storage(), 'images', '--json', 'delivery-support']),
  ) as [{ size: string }]
  expect(parseFloat(size) * 1e6).toBeLessThan(LARGEST_IMAGE_BYTES)
  expect(size).toMatch(/ MB$/)

  const { services } = parse(await readFile(deploy('compose.yml'), 'utf8'), { merge: true }) as Compose
  const port = String(await freePort())
  const outside = {
    DATABASE_URL: await newDatabase(),
    HOSTS: `localhost:${port}`,
    PORT: port,
    INNER_PORT: String(await freePort()),
  }
  const started = (name: keyof Compose['services']) => containerOf(services[name], outside)
  await run('podman', started('keys'))
  await run('podman', started('migrate'))
  const server = await startUntil(READY, 'podman', started('site'))
  const [bin, smoke] = node('smoke.mjs')
  expect(await run(bin, [smoke, `http://localhost:${port}`])).toMatch(allOk)
  expect(await server.stop()).toBe(0)
  await run('podman', [...podman(), 'volume', 'rm', '--all', '--force'])
})

test('systemd accepts the unit, and grants it little', async () => {
  const file = join(folder, 'delivery-support@.service')
  const unit = await readFile(deploy('systemd/delivery-support@.service'), 'utf8')
  await writeFile(file, unit.replaceAll('/srv/delivery-support', site))
  expect(await run('systemd-analyze', ['verify', file])).toBe('')
  const exposure = await run('systemd-analyze', ['security', '--offline=true', file])
  expect(Number(/exposure level for .*: ([\d.]+)/.exec(exposure)?.[1])).toBeLessThanOrEqual(LEAST_EXPOSED)
})

for (const [size, replicas] of [
  ['small', 1],
  ['large', 3],
] as const)
  test(`the ${size} overlay renders pods that the restricted profile admits`, async () => {
    const rendered = await run('kubectl', ['kustomize', deploy(`kustomize/overlays/${size}`)])
    const objects = parseAllDocuments(rendered).map(each => each.toJS() as Manifest)
    const pods = objects.flatMap(({ kind, spec }) =>
      kind === 'Deployment' || kind === 'Job' ? [spec.template.spec] : [],
    )
    expect(pods).toHaveLength(2)
    for (const { securityContext, containers } of pods) {
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      for (const container of containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
    }
    expect(objects.find(({ kind }) => kind === 'Deployment')?.spec).toMatchObject({ replicas })
    expect(objects.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['Service', 'PodDisruptionBudget', 'NetworkPolicy', 'Namespace']),
    )
  })

test('docker-compose accepts its file', async () => {
  const env = { DATABASE_PASSWORD: 'x', HOSTS: 'localhost' }
  await run('docker-compose', ['--file', deploy('compose.yml'), 'config', '--quiet'], { env })
  await expect(
    run('docker-compose', ['--file', deploy('compose.yml'), 'config'], {
      env: { HOSTS: 'localhost', DATABASE_PASSWORD: '' },
    }),
  ).rejects.toThrow('set it in deploy/.env')
})

type Manifest = { kind: string; spec: { template: { spec: Pod } } }
type Pod = { securityContext: object; containers: { securityContext: object }[] }
type Service = { command?: string[]; environment?: Record<string, string>; volumes?: string[] }
type Compose = { services: Record<'keys' | 'migrate' | 'site', Service> }

const chroot = { env: { BUILDAH_ISOLATION: 'chroot' } }
const storage = () => [
  '--root',
  join(folder, 'store'),
  '--runroot',
  join(folder, 'run'),
  '--storage-driver',
  'vfs',
]
const podman = () => [
  ...storage(),
  '--cgroup-manager=cgroupfs',
  '--runtime=runc',
  '--volumepath',
  join(folder, 'volumes'),
]
/** A machine may allow less than the usual number of open files. */
const LIMITS = ['--ulimit=nofile=1024:1024', '--ulimit=nproc=1024:1024']
const LOCKED = [
  '--read-only',
  '--read-only-tmpfs=false',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
]

function containerOf(
  { command = [], environment = {}, volumes = [] }: Service,
  outside: Record<string, string>,
): string[] {
  const env = Object.entries({ ...environment, ...outside }).map(([key, value]) => `--env=${key}=${value}`)
  const mounts = volumes.map(volume => `--volume=${volume}`)
  return [
    ...podman(),
    'run',
    '--rm',
    '--network=host',
    ...LIMITS,
    ...LOCKED,
    ...env,
    ...mounts,
    'localhost/delivery-support',
    ...command,
  ]
}

/** Makes a root that has nothing but the libraries of Node; returns the file that describes the image of it. */
async function baseFile(): Promise<string> {
  const libraries = (await run('ldd', [node('')[0]])).match(/\/\S+/g) ?? []
  for (const library of libraries) await cp(library, join(folder, 'base', library), { dereference: true })
  await writeFile(join(folder, 'base.Containerfile'), 'FROM scratch\nCOPY . /\n')
  return join(folder, 'base.Containerfile')
}

/** Makes a certificate that signs itself, for the site, its machines and an operator. */
async function makeCertificate(): Promise<void> {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:ops.localhost']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files])
}

const certificateOfClient = () => [
  '--cert',
  join(folder, 'fullchain.pem'),
  '--key',
  join(folder, 'privkey.pem'),
]

/** Starts nginx before the site: with `site.conf` alone, or with a host for operators, and https between two nginx. */
async function startNginx(port: number, https: number, strict?: { operators: number; inner: number }) {
  let conf = (await nginxFile('site.conf'))
    .replace('/var/cache/delivery-support', join(folder, 'cache'))
    .replace('listen 80;', `listen ${await freePort()};`)
    .replace('listen 443', `listen ${https}`)
    .replaceAll('127.0.0.1:8080', `localhost:${strict?.inner ?? port}`)
  if (strict)
    conf = [
      conf.replace(/^( *)# (?=proxy_ssl|location)/gm, '$1').replace('inner.localhost', 'localhost'),
      (await nginxFile('operators.conf')).replace('listen 443', `listen ${strict.operators}`),
    ]
      .join('\n')
      .replaceAll('proxy_pass http:', 'proxy_pass https:')
      .concat(
        (await nginxFile('inner.conf'))
          .replace('listen 8443', `listen ${strict.inner}`)
          .replace('8080', `${port}`),
      )
  const file = join(folder, 'nginx.conf')
  const log = 'error_log stderr notice; daemon off;'
  await writeFile(file, `${log} pid ${folder}/nginx.pid; events {} http { access_log off; ${conf} }`)
  await chmod(folder, 0o755)
  return startUntil(/start worker process/, 'nginx', ['-c', file, '-e', 'stderr'])
}

/** Reads a recipe of nginx, with our certificate for each of its own. */
async function nginxFile(name: string): Promise<string> {
  const text = await readFile(deploy(`nginx/${name}`), 'utf8')
  return text
    .replaceAll(/\/etc\/ssl\/\w+\/[\w-]*privkey/g, join(folder, 'privkey'))
    .replaceAll(/\/etc\/ssl\/\w+\/(?!.*privkey)[\w-]+(?=\.pem)/g, join(folder, 'fullchain'))
    .replaceAll('support.example.org', 'localhost')
}
