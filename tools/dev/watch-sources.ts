import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { closureOf, remotesOf, packageNamed, type Workspace } from '../workspace/workspace.ts'

// Editors write a file in several steps, and a branch is changed in many.
const UNTIL_IT_SETTLES_MS = 150

/** Calls `act` after the sources that remotes are made of have changed, never twice at the same time. */
export function watchSources(workspace: Workspace, act: () => Promise<unknown>): void {
  const changed = oneAtATime(act)
  for (const folder of watchedFolders(workspace)) watch(folder, { recursive: true }, changed)
}

function watchedFolders(workspace: Workspace): string[] {
  const members = new Set(remotesOf(workspace).flatMap(name => closureOf(workspace, name)))
  const folders = [...members].map(name => join(packageNamed(workspace, name).folder, 'src'))
  return folders.filter(folder => existsSync(folder))
}

function oneAtATime(act: () => Promise<unknown>): () => void {
  let isDue = false
  let isActing = false

  async function actWhileDue() {
    isActing = true
    while (isDue) {
      await wait(UNTIL_IT_SETTLES_MS)
      isDue = false
      await act()
    }
    isActing = false
  }

  return () => {
    isDue = true
    if (!isActing) void actWhileDue()
  }
}
