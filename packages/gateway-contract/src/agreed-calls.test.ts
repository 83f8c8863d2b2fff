import { expect, it } from 'vitest'
import * as api from './index.ts'

it('its calls, limits and shapes are the agreed ones', async () => {
  await expect({ ...api }).toMatchFileSnapshot('./agreed-calls.txt')
})
