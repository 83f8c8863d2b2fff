import { tellHowAnAreaFails } from '../support/failing-area.ts'
import { test } from '../support/test.ts'

test.describe('files of an area that are answered 503', () => {
  tellHowAnAreaFails({ kind: 'status', value: 503 })
})
