import { beforeEach, expect, it, vi } from 'vitest'

const error = vi.spyOn(console, 'error').mockReturnValue()

beforeEach(() => {
  vi.resetModules()
  error.mockClear()
  Reflect.deleteProperty(globalThis, Symbol.for('shared-session.instances'))
})

function load() {
  return import('./second-copy-warning.ts')
}

it('one copy signs in and keeps silent', async () => {
  const { sharedSessionInstances } = await load()
  expect(sharedSessionInstances()).toHaveLength(1)
  expect(error).not.toHaveBeenCalled()
})

it('asking for the package again is no second copy', async () => {
  await load()
  const { sharedSessionInstances } = await load()
  expect(sharedSessionInstances()).toHaveLength(1)
})

it('a second copy is counted, and says which two there are and what to do', async () => {
  const first = await load()
  first.signIn('9.9.9')
  expect(first.sharedSessionInstances()).toHaveLength(2)
  const [version] = first.sharedSessionInstances()
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`9.9.9 was loaded beside shared-session ${version}`),
  )
  expect(error).toHaveBeenCalledWith(expect.stringContaining('singleton'))
})

it('the copies see each other although they share no module', async () => {
  const first = await load()
  vi.resetModules()
  const second = await load()
  expect(second).not.toBe(first)
  expect(first.sharedSessionInstances()).toHaveLength(2)
  expect(second.sharedSessionInstances()).toHaveLength(2)
  expect(error).toHaveBeenCalledOnce()
})
