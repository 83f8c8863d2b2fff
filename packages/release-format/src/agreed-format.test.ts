import { expect, it } from 'vitest'
import * as format from './index.ts'
import * as notices from './notices.ts'
import * as override from './override.ts'
import * as remote from './registered-remote.ts'
import * as release from './release.ts'
import * as routes from './routes.ts'
import * as views from './views.ts'

it('its files, limits and names are the agreed ones', async () => {
  const values = { ...format, ...notices, ...override, ...remote, ...release, ...routes, ...views }
  await expect(values).toMatchFileSnapshot('./agreed-format.txt')
})
