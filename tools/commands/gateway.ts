import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PORTS, type Port } from 'gateway-contract'
import { checkGateway, requestsFile } from 'gateway-contract/check'
import * as v from 'valibot'
import { runCommand, WrongUsage } from '../process/command.ts'
import { runVisibly } from '../process/run.ts'
import { root } from '../workspace/workspace.ts'

const USAGE = `usage: npm run gateway -- check <address> [<port>…] [--requests <file>]   check a gateway against the contract
       npm run gateway -- sandbox                                        run the sandbox as a gateway
ports: ${PORTS.join(', ')}; all of them if none is named. GATEWAY_KEY is the key that the gateway shares with the site.`

/** `npm run gateway`: checks an agency's gateway, or runs the sandbox as one. */
await runCommand(async () => {
  const options = {
    requests: { type: 'string', default: join(root, 'docs/examples/gateway-requests.json') },
  } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [verb, address, ...ports] = positionals
  if (verb === 'sandbox' && address === undefined) return runSandbox()
  if (verb !== 'check' || !URL.canParse(address ?? '') || !ports.every(isPort)) throw new WrongUsage(USAGE)
  return check(address ?? '', ports.length > 0 ? ports : PORTS, values.requests)
})

// The site has the usual port.
function runSandbox(): Promise<number> {
  const env = { ...process.env, PORT: process.env['PORT'] || '8090' }
  return runVisibly(join(root, 'server/backend/src/sandbox/gateway/main.ts'), [], { env })
}

async function check(address: string, ports: readonly Port[], file: string): Promise<number> {
  const key = process.env['GATEWAY_KEY']
  if (!key) throw new WrongUsage('GATEWAY_KEY is missing: the key that the gateway shares with the site.')
  const checked = await checkGateway({ address, key, ports, requests: requestsIn(file) })
  for (const { path, name, problem } of checked)
    process.stdout.write(`${problem ? 'wrong' : 'right'}  ${path}  ${name}${problem ? `. ${problem}` : ''}\n`)
  const wrong = checked.filter(({ problem }) => problem)
  process.stdout.write(`\n${checked.length - wrong.length} right, ${wrong.length} wrong\n`)
  return wrong.length > 0 ? 1 : 0
}

function requestsIn(file: string): v.InferOutput<typeof requestsFile> {
  try {
    return v.parse(requestsFile, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new WrongUsage(`${file} has no requests: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function isPort(name: string): name is Port {
  return PORTS.some(port => port === name)
}
