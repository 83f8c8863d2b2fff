import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Creates the folder through which the test files of a run pass on their data folders. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-data-folders-'))
  project.provide('dataFolders', folder)
  return () => rm(folder, { recursive: true })
}
