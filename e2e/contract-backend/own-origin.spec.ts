import { test } from './test.ts'
import { goTheWholeWay } from './whole-way.ts'

test.use({ backendPlace: 'here' })

goTheWholeWay('휴대폰 인증')
