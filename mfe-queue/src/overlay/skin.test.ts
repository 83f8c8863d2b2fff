import { expect, it } from 'vitest'
import { skinOf } from './skin.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'
const EDGE = `${CHROME} Edg/121.0.0.0`
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

it.each([
  ['net_skin', CHROME, 'net_skin'],
  ['simple', CHROME, 'simple'],
  ['no_such_skin', CHROME, 'net_skin'],
  ['', CHROME, 'net_skin'],
  ['simple|chrome|120', CHROME, 'simple'],
  ['simple|Chrome|121', CHROME, 'net_skin'],
  ['simple|chrome|121', FIREFOX, 'simple'],
  ['simple|chrome|200', EDGE, 'simple'],
  ['simple|edge|122', EDGE, 'net_skin'],
  ['simple|safari|18', SAFARI, 'net_skin'],
  ['simple|safari|18', CHROME, 'simple'],
  ['simple|firefox|129', FIREFOX, 'net_skin'],
  ['simple|chrome|new', CHROME, 'simple'],
])('the skin "%s" is, in %s, %s', (configured, userAgent, skin) => {
  expect(skinOf(configured, userAgent)).toBe(skin)
})
