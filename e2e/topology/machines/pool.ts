import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../support/programs.ts'
import { repository } from '../../support/site/repository.ts'
import { Machine, type Account } from './machine.ts'
import type { Address } from './network.ts'
import { ownFolder, type Place } from './place.ts'

const RECIPE = join(repository, 'deploy/pgbouncer/pgbouncer.ini')
const PASSWORD = 'of-this-run'

/** The pgbouncer of the recipe, with TLS to both sides. */
export class Pool {
  readonly machine: Machine
  readonly at: Address
  readonly #folder: string

  private constructor(machine: Machine, at: Address, folder: string) {
    this.machine = machine
    this.at = at
    this.#folder = folder
  }

  static async start(place: Place, account: Account, database: Address): Promise<Pool> {
    const folder = join(place.folder, 'pgbouncer')
    await ownFolder(place, folder, account)
    await writeFile(join(folder, 'userlist.txt'), `"site" "${PASSWORD}"\n`)
    const host = await place.network.join('pgbouncer')
    const at = { ip: host.ip, port: await freePort() }
    const args = [join(folder, 'pgbouncer.ini')]
    const machine = new Machine(host, { program: 'pgbouncer', args, account, isReady: () => accepts(at) })
    const pool = new Pool(machine, at, folder)
    await pool.leadTo(database)
    await machine.start()
    return pool
  }

  /** The address of the site's database behind it, for the owner. */
  get url(): string {
    return `postgres://site:${PASSWORD}@${this.at.ip}:${this.at.port}/site?sslmode=verify-full`
  }

  async leadTo({ ip, port }: Address): Promise<void> {
    const recipe = await readFile(RECIPE, 'utf8')
    const settings = recipe
      .replace('host=127.0.0.1 port=5432', `host=${ip} port=${port}`)
      .replace('listen_addr = 127.0.0.1', `listen_addr = ${this.at.ip}`)
      .replace('6432', String(this.at.port))
      .replace('authority.pem', 'fullchain.pem')
      .replaceAll(/\/etc\/(pgbouncer|ssl\/site)/g, this.#folder)
      .replaceAll(/^; (?=(client|server)_tls_)/gm, '')
    await writeFile(join(this.#folder, 'pgbouncer.ini'), settings)
    this.machine.signal('SIGHUP')
  }
}

async function accepts({ ip, port }: Address): Promise<boolean> {
  const socket = connect(port, ip)
  await once(socket, 'connect').finally(() => socket.destroy())
  return true
}
