import { providePorts } from 'shared-session'
import { expect, it, vi } from 'vitest'
import { showSessionEnd } from './session-ended.tsx'

const labels = { yes: '본인인증 다시 하기', no: '처음 화면으로' }

it.each([
  ['apply', true, '/bzmn-reg'],
  ['result', true, '/bzmn-result'],
  ['apply', false, '/'],
  ['result', false, '/'],
] as const)(
  'a session of %s that has ended, with "본인인증 다시 하기" pressed %s, leads to %s',
  async (half, isPressed, path) => {
    const confirm = vi.fn(async () => isPressed)
    providePorts({ dialogs: { alert: vi.fn(), confirm, open: async () => undefined } })
    await expect(showSessionEnd('인증이 만료되었습니다.', half)).resolves.toBe(path)
    expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.anything(), labels, { urgent: true })
  },
)
