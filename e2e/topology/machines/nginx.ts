import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../../support/site/repository.ts'
import { Machine, responds } from './machine.ts'

export type Part = 'origin' | 'backend' | 'waiting-room' | 'operations'

export type Ports = Readonly<Record<Part, readonly number[]>>

/** The nginx of the recipe, in front of several servers of each part. */
export class Nginx {
  readonly machine: Machine
  readonly #folder: string
  readonly #https: number

  constructor(folder: string, https: number) {
    this.#folder = folder
    this.#https = https
    const isReady = () => responds(`https://localhost:${https}/healthz`)
    const args = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr']
    this.machine = new Machine({ name: 'nginx', program: 'nginx', args, isReady })
  }

  /** Writes its settings with these servers; `machine` reads them at its start and on SIGHUP. */
  async leadTo(ports: Ports): Promise<void> {
    const folder = this.#folder
    await mkdir(join(folder, 'cache'), { recursive: true })
    await chmod(folder, 0o755)
    let conf = (await readFile(join(repository, 'deploy/nginx/site.conf'), 'utf8'))
      .replaceAll('/etc/ssl/site', folder)
      .replace('/var/cache/delivery-support', join(folder, 'cache'))
      .replace(/^server \{ listen 80;.*$/m, '')
      .replace('listen 443', `listen ${this.#https}`)
      .replace('support.example.org', 'localhost')
      // All applicants of this run share one address.
      .replace(/^ {2}limit_.*$/gm, '')
    for (const [part, behind] of Object.entries(ports)) {
      const servers = behind.map(port => `server 127.0.0.1:${port} fail_timeout=1s;`).join(' ')
      conf = conf.replace(
        new RegExp(`^upstream ${part} \\{ server [^;]+;`, 'm'),
        `upstream ${part} { ${servers}`,
      )
    }
    const log = `error_log stderr error; daemon off; worker_processes 2; pid ${folder}/nginx.pid;`
    await writeFile(join(folder, 'nginx.conf'), `${log} events {} http { access_log off; ${conf} }`)
  }
}
