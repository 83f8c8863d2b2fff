import { join } from 'node:path'
import { secretIn } from 'file-kit'

/**
 * The key that signs the addresses of objects: the configured one, which several backends of one site must share,
 * else one of our own that is made at the first start, readable by its owner only.
 */
export async function objectKey({
  objectKey: configured,
  dataDir,
}: {
  objectKey: string | undefined
  dataDir: string
}): Promise<Buffer> {
  if (configured) return Buffer.from(configured)
  return Buffer.from(await secretIn(join(dataDir, 'object-key')))
}
