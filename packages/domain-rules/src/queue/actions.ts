/** The waiting room's name for this site (QUE-34). */
export const QUEUE_SERVICE = 'service_1'

/** The action of the waiting room that guards each step of the journey (QUE-149, AMB-28). */
export const QUEUE_ACTIONS = {
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
} as const

/** A step of the journey with a line of its own. */
export type QueueStep = keyof typeof QUEUE_ACTIONS

/** The error code of a call that was made without a turn (AMB-27). */
export const PASS_REQUIRED = 'QUEUE_PASS_REQUIRED'

/** The header of that refusal, with the action to wait for. A browser discards the body of a refused page. */
export const PASS_REQUIRED_HEADER = 'queue-action'
