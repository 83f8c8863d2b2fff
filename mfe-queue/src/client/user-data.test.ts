import { expect, it } from 'vitest'
import { settingsWith } from './testing/test-settings.ts'
import { userDataParameter } from './user-data.ts'

const page = {
  cookies: () => 'SSO=a1; region=서울; broken=%E0',
  variables: { shop: 'A&B', visits: 3, secret: { of: 'another' } },
}
const cookie = (key: string) => ({ key, type: 'c' as const })
const variable = (key: string) => ({ key, type: 'v' as const })

it.each([
  ['', [], ''],
  ['shop 7', [], 'shop 7'],
  ['', [cookie('SSO'), variable('shop')], 'SSO:a1,shop:A&B'],
  ['x', [variable('visits'), cookie('region'), cookie('broken')], 'x,visits:3,region:서울,broken:%E0'],
  ['', [cookie('none'), variable('none'), variable('secret'), variable('toString')], ''],
])('with the text "%s" and the keys %j, "%s" goes along', (userData, userDataKeys, sent) => {
  const parameter = userDataParameter(settingsWith({ userData, userDataKeys }), page)
  expect(new URLSearchParams(parameter).get('user_data') ?? '').toBe(sent)
})

it('no value of the page becomes a parameter of its own, or makes the address too long', () => {
  const variables = { shop: `&opcode=5004\ud800${'x'.repeat(10_000)}` }
  const settings = settingsWith({ userDataKeys: [variable('shop')] })
  const parameter = userDataParameter(settings, { ...page, variables })
  expect([...new URLSearchParams(parameter).keys()]).toEqual(['user_data'])
  expect(parameter.length).toBeLessThan(600)
})
