import { resolve } from 'node:path'

/** The folder of this repository, which contains the default folders. A package has its own in this place. */
export const repositoryRoot = resolve(import.meta.dirname, '../../../..')
