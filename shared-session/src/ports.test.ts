import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Ports from './ports.ts'

let ports: typeof Ports

beforeEach(async () => {
  vi.resetModules()
  ports = await import('./ports.ts')
  complete.mockReset()
})

const complete = vi.fn<() => Promise<void>>()

function gate(result: Ports.GateResult): Ports.QueueGate {
  return { run: async () => result, complete }
}

it('a port that is missing says so by its name', async () => {
  const { dialogs, navigation, PortMissing, queueGate } = ports
  const uses = {
    dialogs: [() => dialogs.alert(''), () => dialogs.confirm(''), () => dialogs.open(() => null)],
    navigation: [() => navigation.goTo('/')],
  }
  for (const [name, calls] of Object.entries(uses)) {
    for (const call of calls) {
      expect(call).toThrow(PortMissing)
      expect(call).toThrow(`"${name}"`)
    }
  }
  await expect(queueGate.inTurn('act_1', async () => 1)).rejects.toThrow('"queueGate"')
})

it('dialogs reach the page that draws them, with the labels, and bring the reply back', async () => {
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

it('navigation reaches the page that moves', () => {
  const goTo = vi.fn<Ports.Navigation['goTo']>()
  ports.providePorts({ navigation: { goTo } })
  ports.navigation.goTo('/self-check')
  ports.navigation.goTo('/', { replace: true })
  expect(goTo.mock.calls).toEqual([['/self-check'], ['/', { replace: true }]])
})

it('a refused session is the matter of the page, and of nobody if no page watches it', async () => {
  expect(await ports.sessionEnd.refused('token-1')).toBe(false)
  const refused = vi.fn<Ports.SessionEnd['refused']>().mockResolvedValue(true)
  ports.providePorts({ sessionEnd: { refused } })
  expect(await ports.sessionEnd.refused('token-1')).toBe(true)
  expect(refused).toHaveBeenCalledExactlyOnceWith('token-1')
})

it('a port that is provided later leaves the others in place', async () => {
  const goTo = vi.fn<Ports.Navigation['goTo']>()
  ports.providePorts({ navigation: { goTo } })
  ports.providePorts({ queueGate: gate('passed') })
  ports.navigation.goTo('/')
  expect(goTo).toHaveBeenCalledOnce()
  expect(await ports.queueGate.inTurn('act_1', async () => 'done')).not.toBeNull()
})

it('a port can be swapped while the page runs, also for those who hold on to it', async () => {
  const { queueGate } = ports
  ports.providePorts({ queueGate: gate('passed') })
  expect(await queueGate.inTurn('act_1', async () => 'done')).not.toBeNull()
  ports.providePorts({ queueGate: gate('blocked') })
  expect(await queueGate.inTurn('act_1', async () => 'done')).toBeNull()
})

describe('a turn', () => {
  const call = vi.fn<() => Promise<string>>()
  beforeEach(() => void call.mockReset().mockResolvedValue('done'))

  it('asks for the action, makes the call, and is given back after it', async () => {
    const steps: string[] = []
    const run = async (action: string) => {
      steps.push(`run ${action}`)
      return 'passed' as const
    }
    ports.providePorts({ queueGate: { run, complete: async () => void steps.push('complete') } })
    const turn = await ports.queueGate.inTurn('act_4', async () => steps.push('call'))
    expect(steps).toEqual(['run act_4', 'call', 'complete'])
    expect(turn).toEqual({ result: 2, gateFailed: false })
  })

  it('may lead to another page instead of making a call', async () => {
    const goTo = vi.fn<(path: string) => void>()
    ports.providePorts({ queueGate: gate('passed'), navigation: { goTo } })
    await ports.queueGate.inTurn('act_4', async () => ports.navigation.goTo('/next'))
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/next')
  })

  it('is none for a person who left the line or was turned away: nothing is called, nothing given back', async () => {
    for (const result of ['stopped', 'blocked'] as const) {
      ports.providePorts({ queueGate: gate(result) })
      expect(await ports.queueGate.inTurn('act_4', call)).toBeNull()
    }
    expect(call).not.toHaveBeenCalled()
    expect(complete).not.toHaveBeenCalled()
  })

  it('is not waited for when the waiting room fails: the call is made, and there is nothing to give back', async () => {
    ports.providePorts({ queueGate: gate('error') })
    expect(await ports.queueGate.inTurn('act_4', call)).toEqual({ result: 'done', gateFailed: true })
    expect(complete).not.toHaveBeenCalled()
  })

  describe('that the server does not know of', () => {
    /** Makes a call that is refused `refusals` times. After each the person waits again. */
    async function refused(refusals: number) {
      for (let refusal = 0; refusal < refusals; refusal += 1) {
        if (!(await ports.queueGate.waitAgain())) throw new Error('refused')
      }
      return 'done'
    }

    function hearing(...results: Ports.GateResult[]) {
      const run = vi.fn<Ports.QueueGate['run']>(async () => results.shift() ?? 'passed')
      ports.providePorts({ queueGate: { run, complete } })
      return run
    }

    it('is waited for once more, under the same action, and the call then made again', async () => {
      const run = hearing('error', 'passed')
      const turn = await ports.queueGate.inTurn('act_4', () => refused(1))
      expect(turn).toEqual({ result: 'done', gateFailed: false })
      expect(run.mock.calls).toEqual([['act_4'], ['act_4']])
      expect(complete).toHaveBeenCalledOnce()
    })

    it('has been given back before the next one is asked for', async () => {
      const run = hearing('passed', 'passed')
      const givenBack = Promise.withResolvers<void>()
      complete.mockReturnValueOnce(givenBack.promise)
      const turn = ports.queueGate.inTurn('act_4', () => refused(1))
      await expect.poll(() => complete.mock.calls.length).toBe(1)
      await Promise.resolve()
      expect(run).toHaveBeenCalledOnce()
      givenBack.resolve()
      await turn
      expect(complete).toHaveBeenCalledTimes(2)
    })

    it('is none for a person who leaves the line then: nothing is said of the refusal', async () => {
      for (const left of ['stopped', 'blocked'] as const) {
        hearing('error', left)
        expect(await ports.queueGate.inTurn('act_4', () => refused(1))).toBeNull()
      }
    })

    it('is none for them either if the call ends without the refusal', async () => {
      hearing('error', 'stopped')
      expect(await ports.queueGate.inTurn('act_4', () => ports.queueGate.waitAgain())).toBeNull()
    })

    it('is not given back while the next one is waited for, when the page is led away', async () => {
      const run = hearing('passed')
      await ports.queueGate.inTurn('act_4', async () => {
        run.mockReturnValue(new Promise(() => undefined))
        void ports.queueGate.waitAgain()
        await Promise.resolve()
        expect(complete).toHaveBeenCalledOnce()
        ports.leaveTurn()
      })
      expect(complete).toHaveBeenCalledOnce()
    })

    it('ends in the refusal after the third time', async () => {
      const run = hearing('error', 'error', 'error')
      await expect(ports.queueGate.inTurn('act_4', () => refused(3))).rejects.toThrow('refused')
      expect(run).toHaveBeenCalledTimes(3)
    })

    it('is not waited for outside a turn', async () => {
      hearing('passed')
      await ports.queueGate.inTurn('act_4', call)
      expect(await ports.queueGate.waitAgain()).toBe(false)
    })
  })

  it('is not given back twice when the page was led away, nor the turn of another call', async () => {
    ports.providePorts({ queueGate: gate('passed') })
    const later = Promise.withResolvers<string>()
    await ports.queueGate.inTurn('act_4', async () => {
      ports.leaveTurn()
      void ports.queueGate.inTurn('act_5', () => later.promise)
      await Promise.resolve()
    })
    expect(complete).toHaveBeenCalledOnce()
    later.resolve('done')
    await expect.poll(() => complete.mock.calls.length).toBe(2)
  })

  it('is given back when the call fails, too', async () => {
    ports.providePorts({ queueGate: gate('passed') })
    call.mockRejectedValue(new Error('no network'))
    await expect(ports.queueGate.inTurn('act_4', call)).rejects.toThrow('no network')
    expect(complete).toHaveBeenCalledOnce()
  })
})
