import { expect, it } from 'vitest'
import { normalised } from './normalised.ts'

it.each(['59초', '1분', '10분'])('a wait of %s is recorded as any other', time => {
  const message = (left: string) => `요청이 많습니다. ${left} 뒤에 다시 시도해주세요.`
  expect(normalised(message(time))).toBe(message('1분'))
})
