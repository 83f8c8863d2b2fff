import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Returns the tar archive of a folder. */
export async function archiveIn(folder: string, flags = '-c'): Promise<Buffer> {
  const packed = await promisify(execFile)('tar', ['-C', folder, flags, '.'], {
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  })
  return packed.stdout
}
