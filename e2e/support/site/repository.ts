import { join } from 'node:path'

/** The repository's root folder. */
export const repository = join(import.meta.dirname, '../../..')
