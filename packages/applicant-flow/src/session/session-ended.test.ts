import { renderToStaticMarkup } from 'react-dom/server'
import { providePorts, type Dialogs } from 'shared-session'
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

it.each([
  [
    'apply',
    '입력하신 사업체 정보는 이 창에 보관되어 있습니다. 본인인증을 다시 하시면 이어서 작성하실 수 있습니다. 주민등록번호, 계좌번호와 첨부 파일은 다시 입력해주세요.',
  ],
  ['result', '본인인증을 다시 하시면 이어서 이용하실 수 있습니다.'],
] as const)('the end of a session of %s says what is kept', async (half, words) => {
  const confirm = vi.fn<Dialogs['confirm']>(async () => true)
  providePorts({ dialogs: { alert: vi.fn(), confirm, open: async () => undefined } })
  await showSessionEnd('인증이 만료되었습니다.', half)
  expect(renderToStaticMarkup(confirm.mock.calls[0]?.[0])).toBe(
    `<p>인증이 만료되었습니다.</p><p>${words}</p>`,
  )
})
