import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'

const LARGEST_OUTPUT = 10_000_000

/** Runs a program to its end and returns its output. A program that this machine lacks is named with its Debian package. */
export async function run(
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
) {
  try {
    const env = { ...process.env, ...options.env }
    const { stdout, stderr } = await promisify(execFile)(program, args, {
      ...options,
      env,
      maxBuffer: LARGEST_OUTPUT,
    })
    return `${stdout}${stderr}`
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !program.startsWith('/'))
      throw new Error(`${program} is missing: apt-get install ${DEBIAN[program] ?? program}`, {
        cause: error,
      })
    throw error
  }
}

const DEBIAN: Readonly<Record<string, string>> = {
  nginx: 'nginx-light',
  kubectl: 'kubernetes-client',
  promtool: 'prometheus',
  'systemd-analyze': 'systemd',
}

export type Program = {
  output: () => string
  ended: Promise<number | null>
  stop: () => Promise<number | null>
}

/** Starts a program and waits until its output has the line. Throws with its output if it ends before. */
export async function startUntil(
  line: RegExp,
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; uid?: number } = {},
): Promise<Program> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const seen = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (line.test(output)) resolve()
      })
  })
  await Promise.race([
    seen,
    ended.then(code => Promise.reject(new Error(`${program} ended with ${code}.\n${output}`))),
  ])
  return { output: () => output, ended, stop: () => stopped(child, ended) }
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function stopped(child: ChildProcess, ended: Promise<number | null>): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}
