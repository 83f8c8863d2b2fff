import { expect, it } from 'vitest'
import { PASS_REQUIRED, PASS_REQUIRED_HEADER, QUEUE_ACTIONS, QUEUE_SERVICE } from './actions.ts'

it('the waiting room has the names of the site and of each guarded step (QUE-34, QUE-149, AMB-28)', () => {
  expect(QUEUE_SERVICE).toBe('service_1')
  expect(QUEUE_ACTIONS).toEqual({
    home: 'act_1',
    phone: 'act_3',
    realName: 'act_4',
    businessCheck: 'act_5',
    accountCheck: 'act_6',
    accountCorrection: 'act_7',
    proofBusiness: 'act_8',
    financial: 'act_10',
    joint: 'act_11',
    ipin: 'act_12',
    simpleApply: 'act_13',
    simpleResult: 'act_14',
  })
})

it('a refusal without a turn has the code and the header that deployed pages know (AMB-27)', () => {
  expect([PASS_REQUIRED, PASS_REQUIRED_HEADER]).toEqual(['QUEUE_PASS_REQUIRED', 'queue-action'])
})
