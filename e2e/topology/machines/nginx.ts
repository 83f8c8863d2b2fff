import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../support/programs.ts'
import { repository } from '../../support/site/repository.ts'
import { Machine, responds } from './machine.ts'
import type { Address, Host } from './network.ts'

const RECIPE = join(repository, 'deploy/nginx/site.conf')

/** Starts the nginx of the recipe in front of several servers of each part. */
export async function startNginx(
  host: Host,
  { folder, https, parts }: { folder: string; https: number; parts: Iterable<[string, Address[]]> },
): Promise<Machine> {
  await mkdir(join(folder, 'cache'), { recursive: true })
  await chmod(folder, 0o755)
  let conf = (await readFile(RECIPE, 'utf8'))
    .replaceAll('/etc/ssl/site', folder)
    .replace('/var/cache/delivery-support', join(folder, 'cache'))
    .replace('listen 80;', `listen ${await freePort()};`)
    .replace('listen 443', `listen ${https}`)
    .replace('support.example.org', host.ip)
    // All applicants of this run share one address.
    .replace(/^ {2}limit_.*$/gm, '')
  for (const [part, behind] of parts) {
    const servers = behind.map(({ ip, port }) => `server ${ip}:${port} fail_timeout=1s;`).join(' ')
    conf = conf.replace(
      new RegExp(`^upstream ${part} \\{ server [^;]+;`, 'm'),
      `upstream ${part} { ${servers}`,
    )
  }
  const log = `error_log stderr error; daemon off; worker_processes 2; pid ${folder}/nginx.pid;`
  const file = join(folder, 'nginx.conf')
  await writeFile(file, `${log} events {} http { access_log off; ${conf} }`)
  const isReady = () => responds(`https://${host.ip}:${https}/healthz`)
  return new Machine(host, { program: 'nginx', args: ['-c', file, '-e', 'stderr'], isReady }).start()
}
