import { expect, it } from 'vitest'
import * as check from './check/check-gateway.ts'
import * as api from './index.ts'

it('its calls, limits and shapes are the agreed ones', async () => {
  await expect({ ...api, ...check }).toMatchFileSnapshot('./agreed-calls.txt')
})
