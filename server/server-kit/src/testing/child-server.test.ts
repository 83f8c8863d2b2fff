import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const KIT = JSON.stringify(join(import.meta.dirname, 'child-server.ts'))

it('a server ends with the process that has spawned it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'child-server-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const server = join(folder, 'server.mjs')
  const parent = join(folder, 'parent.mjs')
  await writeFile(server, `setInterval(() => {}, 1_000)\nconsole.log('ready at')`)
  await writeFile(
    parent,
    `import { spawnServer } from ${KIT}
    const server = spawnServer(${JSON.stringify(server)}, {})
    await server.ready
    console.log(server.pid)`,
  )
  const running = spawn(process.execPath, [parent])
  const [output] = await once(running.stdout, 'data')
  const pid = Number(output)
  onTestFinished(() => void (isRunning(pid) && process.kill(pid)))
  running.kill('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
