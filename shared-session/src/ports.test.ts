import { beforeEach, expect, it, vi } from 'vitest'
import type * as Ports from './ports.ts'

let ports: typeof Ports

beforeEach(async () => {
  vi.resetModules()
  ports = await import('./ports.ts')
})

const passingGate = { run: async () => 'passed' as const, complete: async () => {}, stop: () => {} }

it('a port that nobody has provided says so by its name', () => {
  const { dialogs, navigation, PortMissing, queueGate } = ports
  const uses = {
    dialogs: [() => dialogs.alert(''), () => dialogs.confirm(''), () => dialogs.open(() => null)],
    navigation: [() => navigation.goTo('/')],
    queueGate: [() => queueGate.run('act_1'), () => queueGate.complete(), () => queueGate.stop()],
  }
  for (const [name, calls] of Object.entries(uses)) {
    for (const call of calls) {
      expect(call).toThrow(PortMissing)
      expect(call).toThrow(`"${name}"`)
    }
  }
})

it('dialogs reach whoever draws them, with the labels, and bring the answer back', async () => {
  const alert = vi.fn<Ports.Dialogs['alert']>()
  const confirm = vi.fn<Ports.Dialogs['confirm']>().mockResolvedValue(true)
  const open = vi.fn<() => Promise<unknown>>().mockResolvedValue('chosen') as Ports.Dialogs['open']
  ports.providePorts({ dialogs: { alert, confirm, open } })

  await ports.dialogs.alert('안내')
  expect(alert).toHaveBeenCalledExactlyOnceWith('안내')
  expect(await ports.dialogs.confirm('계속하시겠습니까?', { yes: '예', no: '아니오' })).toBe(true)
  expect(confirm).toHaveBeenCalledExactlyOnceWith('계속하시겠습니까?', { yes: '예', no: '아니오' })

  const [Content, options] = [() => null, { urgent: true }]
  expect(await ports.dialogs.open(Content, options)).toBe('chosen')
  expect(open).toHaveBeenCalledExactlyOnceWith(Content, options)
})

it('navigation reaches whoever moves between pages', () => {
  const goTo = vi.fn<Ports.Navigation['goTo']>()
  ports.providePorts({ navigation: { goTo } })
  ports.navigation.goTo('/self-check')
  ports.navigation.goTo('/', { replace: true })
  expect(goTo.mock.calls).toEqual([['/self-check'], ['/', { replace: true }]])
})

it('a port that is provided later leaves the others in place', async () => {
  const goTo = vi.fn<Ports.Navigation['goTo']>()
  ports.providePorts({ navigation: { goTo } })
  ports.providePorts({ queueGate: passingGate })
  ports.navigation.goTo('/')
  expect(goTo).toHaveBeenCalledOnce()
  expect(await ports.queueGate.run('act_1')).toBe('passed')
})

it('a port can be swapped while the page runs, also for those who hold on to it', async () => {
  const { queueGate } = ports
  ports.providePorts({ queueGate: passingGate })
  expect(await queueGate.run('act_1')).toBe('passed')
  ports.providePorts({ queueGate: { ...passingGate, run: async () => 'blocked' } })
  expect(await queueGate.run('act_1')).toBe('blocked')
})
