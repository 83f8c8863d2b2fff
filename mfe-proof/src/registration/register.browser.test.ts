import { RequestRefused, Unreachable } from 'api-client/errors'
import { uploadFile } from 'api-client/files'
import { createPageUploader, type Uploader } from 'applicant-files/uploads'
import { pressKeys } from 'remote-kit'
import { drawn } from 'remote-kit/testing'
import { providePorts, session, type GateResult } from 'shared-session'
import { memoryStorage } from 'shared-session/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applicant, emptyFile, pdf, storeTakesAll } from '../testing/scene.ts'
import { register } from './register.ts'
import type { Registration } from './registration.ts'

type Body = { names: string[][] }

const alert = vi.fn<(message: unknown, options?: object) => Promise<void>>()
const confirm = vi.fn<(...asked: unknown[]) => Promise<boolean>>()
const open = vi.fn<() => Promise<undefined>>()
const run = vi.fn<(action: string) => Promise<GateResult>>()
const complete = vi.fn<() => Promise<void>>()
const send = vi.fn<Registration<Body>['send']>()
const forget = vi.fn<() => void>()
let order: string[]
let screen: AbortController

beforeEach(() => {
  vi.resetAllMocks()
  order = []
  screen = new AbortController()
  storeTakesAll()
  const store = vi.mocked(uploadFile).getMockImplementation()
  vi.mocked(uploadFile).mockImplementation(async upload => {
    order.push(`upload ${upload.file.name}`)
    return store?.(upload) as ReturnType<typeof uploadFile>
  })
  confirm.mockResolvedValue(true)
  run.mockImplementation(async () => (order.push('turn'), 'passed'))
  complete.mockImplementation(async () => void order.push('complete'))
  send.mockImplementation(async () => void order.push('send'))
  providePorts({ dialogs: { alert, confirm, open: open as never }, queueGate: { run, complete } })
  session.reset()
  session.update(applicant)
})

function fieldWith(...files: File[]): { uploader: Uploader; noNormalFile: string } {
  const uploader = createPageUploader({
    category: 'receipt',
    makePhoto: async () => Promise.reject(new Error('No photo is among the files.')),
    memory: { storage: memoryStorage(), key: 'files', owner: applicant.applicationNumber },
  })
  uploader.add(files, Infinity)
  return { uploader, noNormalFile: '정상 파일이 필요합니다.' }
}

function registrationOf(given: Partial<Registration<Body>> = {}): Registration<Body> {
  return {
    name: 'test',
    isInOrder: () => true,
    fields: [fieldWith(pdf('a.pdf')), fieldWith(pdf('b.pdf'))],
    action: 'act_1',
    bodyOf: fields => ({ names: fields.map(files => files.map(({ originalName }) => originalName)) }),
    send,
    forget,
    messages: { failed: '실패했습니다.', done: '등록했습니다.', doneWithoutEmpty: '빼고 등록했습니다.' },
    leadsTo: '/next',
    ...given,
  }
}

function press(registration: Registration<Body>) {
  return register(registration, pressKeys(registration.name, { storage: memoryStorage() }), screen.signal)
}

const says = () => alert.mock.calls.map(([message]) => message)

describe('registering', () => {
  it('uploads field by field, then waits for a turn that lasts for the one call (PDIR-10)', async () => {
    await expect(press(registrationOf())).resolves.toBe('/next')
    expect(order).toEqual(['upload a.pdf', 'upload b.pdf', 'turn', 'send', 'complete'])
    expect(send.mock.calls[0]?.[0]).toEqual({ names: [['a.pdf'], ['b.pdf']] })
    expect(says()).toEqual(['등록했습니다.'])
    expect(confirm.mock.calls).toEqual([[expect.anything(), undefined, { signal: screen.signal }]])
    expect(alert.mock.calls[0]?.[1]).toEqual({ signal: screen.signal })
  })

  it('begins with the files of a field once those of the one before have arrived (FILE-18 to FILE-20)', async () => {
    const begun: string[] = []
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    vi.mocked(uploadFile).mockImplementation(async ({ file: { name } }) => {
      begun.push(name)
      await arrival
      return { filePath: name, savedName: name, originalName: name }
    })
    const pressed = press(registrationOf())
    await expect.poll(() => begun).toEqual(['a.pdf'])
    await drawn()
    expect(begun).toEqual(['a.pdf'])
    arrive()
    await pressed
    expect(begun).toEqual(['a.pdf', 'b.pdf'])
  })

  it('waits for no turn where the form needs none', async () => {
    const { action: _none, ...registration } = registrationOf()
    await press(registration)
    expect(order).not.toContain('turn')
    expect(send).toHaveBeenCalledOnce()
  })

  it('drops the draft and the files once it is done, and asks where to go only then', async () => {
    const registration = registrationOf({ leadsTo: async () => (order.push('find'), '/found') })
    await expect(press(registration)).resolves.toBe('/found')
    expect(order.slice(-2)).toEqual(['find', 'complete'])
    expect(forget).toHaveBeenCalledOnce()
    expect(registration.fields.flatMap(({ uploader }) => uploader.list().files)).toEqual([])
  })

  it('asks the question of the form, and does nothing after a no', async () => {
    confirm.mockResolvedValue(false)
    await expect(press(registrationOf())).resolves.toBeNull()
    expect(order).toEqual([])
    expect(says()).toEqual([])
  })
})

describe('without a token', () => {
  const expired = '인증이 만료되었습니다. 다시 인증해주세요.'

  it('leads home before it asks or uploads (ERR-05)', async () => {
    session.update({ token: '' })
    await expect(press(registrationOf())).resolves.toBe('/')
    expect(says()).toEqual([expired])
    expect(confirm).not.toHaveBeenCalled()
    expect(order).toEqual([])
  })

  it('that has expired in the line leads home, and sends nothing', async () => {
    run.mockImplementation(async () => (session.update({ token: '' }), 'passed'))
    await expect(press(registrationOf())).resolves.toBe('/')
    expect(says()).toEqual([expired])
    expect(send).not.toHaveBeenCalled()
  })
})

describe('stays with everything', () => {
  it.each(['stopped', 'blocked'] as const)('when the line ends with %s', async gate => {
    run.mockResolvedValue(gate)
    const registration = registrationOf()
    await expect(press(registration)).resolves.toBeNull()
    expect(send).not.toHaveBeenCalled()
    expect(forget).not.toHaveBeenCalled()
    expect(registration.fields[0]?.uploader.list().files).toMatchObject([{ state: { kind: 'done' } }])
  })

  it('when the screen is left while the person waits in line', async () => {
    run.mockImplementation(async () => (screen.abort(), 'passed'))
    await expect(press(registrationOf())).resolves.toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  it('when the screen is left while files go up: then nothing waits in line', async () => {
    vi.mocked(uploadFile).mockImplementationOnce(async () => {
      screen.abort()
      throw new RequestRefused('/upload', { status: 400, message: '올릴 수 없습니다.' })
    })
    await expect(press(registrationOf())).resolves.toBeNull()
    expect(run).not.toHaveBeenCalled()
    expect(says()).toEqual([])
  })

  it('when a file does not arrive, with its reason: nothing waits in line', async () => {
    const failure = new RequestRefused('/upload', { status: 400, message: '올릴 수 없습니다.' })
    vi.mocked(uploadFile).mockRejectedValueOnce(failure)
    await expect(press(registrationOf())).resolves.toBeNull()
    expect(says()).toEqual(['올릴 수 없습니다.'])
    expect(run).not.toHaveBeenCalled()
  })

  it('when the screen is left while the last message is open: it leads nowhere', async () => {
    alert.mockImplementation(async () => screen.abort())
    await expect(press(registrationOf())).resolves.toBeNull()
    expect(send).toHaveBeenCalledOnce()
  })

  it('when the response is lost; the next press repeats the call under the same key (GP-25)', async () => {
    send.mockRejectedValueOnce(new Unreachable('/create'))
    const registration = registrationOf()
    const keys = pressKeys('test', { storage: memoryStorage() })
    await expect(register(registration, keys, screen.signal)).resolves.toBeNull()
    expect(forget).not.toHaveBeenCalled()
    await expect(register(registration, keys, screen.signal)).resolves.toBe('/next')
    const [first, second] = send.mock.calls
    expect(second).toEqual(first)
    expect(uploadFile).toHaveBeenCalledTimes(2)
  })

  it('registers the same content under another key after a success', async () => {
    const keys = pressKeys('test', { storage: memoryStorage() })
    await register(registrationOf(), keys, screen.signal)
    await register(registrationOf(), keys, screen.signal)
    const [first, second] = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
    expect(second).not.toBe(first)
  })
})

describe('files without content', () => {
  it('are no reason to register a field that has no others (FILE-26)', async () => {
    const fields = [fieldWith(pdf('a.pdf')), fieldWith(emptyFile('b.pdf'))]
    await expect(press(registrationOf({ fields }))).resolves.toBeNull()
    expect(says()).toEqual(['정상 파일이 필요합니다.'])
    expect(open).not.toHaveBeenCalled()
  })

  it('are not the same as no files: a field that needs none may have none', async () => {
    const fields = [fieldWith(pdf('a.pdf')), fieldWith()]
    await expect(press(registrationOf({ fields }))).resolves.toBe('/next')
    expect(send.mock.calls[0]?.[0]).toEqual({ names: [['a.pdf'], []] })
  })

  it('leave their field after a yes, which the last message says (FILE-22, FILE-27)', async () => {
    open.mockResolvedValue(true as never)
    const fields = [fieldWith(pdf('a.pdf'), emptyFile('빈.pdf')), fieldWith(pdf('b.pdf'))]
    await expect(press(registrationOf({ fields }))).resolves.toBe('/next')
    expect(send.mock.calls[0]?.[0]).toEqual({ names: [['a.pdf'], ['b.pdf']] })
    expect(says().at(-1)).toBe('빼고 등록했습니다.')
  })

  it('are gone from their field after a yes, though the call fails', async () => {
    open.mockResolvedValue(true as never)
    send.mockRejectedValue(new Unreachable('/create'))
    const fields = [fieldWith(pdf('a.pdf'), emptyFile('빈.pdf'))]
    await expect(press(registrationOf({ fields }))).resolves.toBeNull()
    expect(fields[0]?.uploader.list().files).toMatchObject([{ name: 'a.pdf' }])
  })

  it('stay, and nothing is sent, if the screen is left at the question', async () => {
    open.mockImplementation(async () => (screen.abort(), true as never))
    const fields = [fieldWith(pdf('a.pdf'), emptyFile('빈.pdf'))]
    await expect(press(registrationOf({ fields }))).resolves.toBeNull()
    expect(fields[0]?.uploader.list().files).toHaveLength(2)
    expect(run).not.toHaveBeenCalled()
  })

  it('stay after a no', async () => {
    const fields = [fieldWith(pdf('a.pdf'), emptyFile('빈.pdf'))]
    await expect(press(registrationOf({ fields }))).resolves.toBeNull()
    expect(fields[0]?.uploader.list().files).toHaveLength(2)
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a refusal of the server', () => {
  const refused = (status: number, errorCode?: string) =>
    new RequestRefused('/create', { status, message: '서버의 문장입니다.', errorCode })

  it.each(['PROOF_NOT_ALLOWED', 'PARCEL_NOT_ALLOWED'])('%s leads to the result', async errorCode => {
    send.mockRejectedValue(refused(409, errorCode))
    await expect(press(registrationOf())).resolves.toBe('/aply-result')
    expect(says()).toEqual(['서버의 문장입니다.'])
  })

  it('leads to the result without a reason too', async () => {
    send.mockRejectedValue(
      new RequestRefused('/create', { status: 409, errorCode: 'PROOF_NOT_ALLOWED', message: '' }),
    )
    await expect(press(registrationOf())).resolves.toBe('/aply-result')
  })

  it('of another kind stays, with its sentence', async () => {
    send.mockRejectedValue(refused(400, 'OTHER'))
    await expect(press(registrationOf())).resolves.toBeNull()
    expect(says()).toEqual(['서버의 문장입니다.'])
  })

  it('without a reason has the sentence of the specification (PGEN-45)', async () => {
    send.mockRejectedValue(new RequestRefused('/create', { status: 500, message: '' }))
    await expect(press(registrationOf())).resolves.toBeNull()
    expect(says()).toEqual([expect.arrayContaining([expect.objectContaining({ key: '실패했습니다.' })])])
  })

  it('of a gateway that waited too long names the files (ERR-10)', async () => {
    send.mockRejectedValue(refused(504))
    await expect(press(registrationOf())).resolves.toBeNull()
    expect(says()).toEqual([expect.stringMatching(/^파일 업로드 시간이 초과되었습니다/)])
  })

  it('is no cover for a mistake of the program', async () => {
    send.mockRejectedValue(new TypeError('a mistake'))
    await expect(press(registrationOf())).rejects.toThrow('a mistake')
  })
})
