import { expect, it } from 'vitest'
import { root } from '../workspace/workspace.ts'
import { exportedTypes } from './exported-types.ts'

it('are what a package offers by its main door, with what stands behind each, also in other packages', async () => {
  const api = await exportedTypes(root, 'shared-session')
  expect([...api.keys()]).toEqual(expect.arrayContaining(['SessionState', 'queueGate', 'useSession']))
  expect([...api.values()].every(Boolean)).toBe(true)
  expect(api.get('SessionState')).toContain('type IdentityMethod = (typeof IDENTITY_METHODS)[number]')
  expect(api.get('SessionState')).not.toContain('type SessionTimer')
})
