import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { WrongUsage } from '../explain.ts'
import { filesIn } from './describe-build.ts'

const NAME = /^mfe(-[a-z0-9]+)+$/
const BUNDLERS = ['vite', 'esbuild']
/** The name in the files of the starter. */
const EXAMPLE = 'hello'

/** Makes a folder with a new remote from the starter in `home`. Returns the folder. Throws `WrongUsage`. */
export async function createRemote(home: string, name: string, bundler: string): Promise<string> {
  if (!NAME.test(name)) throw new WrongUsage(`"${name}" is no name of a remote: mfe-hello, in small letters.`)
  if (!BUNDLERS.includes(bundler))
    throw new WrongUsage(`"${bundler}" is no bundler here: ${BUNDLERS.join(', ')}.`)
  const folder = resolve(name)
  await mkdir(folder).catch(refuseExisting)
  for (const part of ['common', bundler]) await cp(join(home, 'starter', part), folder, { recursive: true })
  for (const file of await filesIn(folder)) await rename(file, name)
  return folder
}

function refuseExisting(error: NodeJS.ErrnoException): never {
  throw error.code === 'EEXIST' ? new WrongUsage('There is a folder of that name already.') : error
}

/** Writes the name in place of the example's: `mfe-hello`, `mfe_hello` and `/hello`. */
async function rename(file: string, name: string): Promise<void> {
  const [own, text] = [name.slice('mfe-'.length), await readFile(file, 'utf8')]
  const renamed = text
    .replaceAll(`mfe-${EXAMPLE}`, name)
    .replaceAll(`mfe_${EXAMPLE}`, name.replaceAll('-', '_'))
    .replaceAll(`"/${EXAMPLE}"`, `"/${own}"`)
  await writeFile(file, renamed)
}
