import { Unreachable } from 'api-client/errors'
import { checkRealName } from 'api-client/identity'
import { drawScreen } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { freshForm } from '../form/form-state.ts'
import { askRealName } from './real-name.ts'

const { values } = freshForm({ mobileNumber: '01012345678', birthDate: '19800101' })

it.each([
  ['0000-0001', true],
  ['', false],
])('a failed check with the help line "%s" names it: %s', async (helpLine, isNamed) => {
  vi.mocked(checkRealName).mockRejectedValue(new Unreachable('/realname'))
  const { dialogs } = await drawScreen(<p>신청정보</p>, { config: { contacts: { helpLine } } })
  expect(await askRealName(values, new AbortController().signal)).toBe('open')
  const [message] = dialogs.alert.mock.calls[0] ?? []
  expect(JSON.stringify(message).includes('신청 문의')).toBe(isNamed)
})
