import { QUEUE_ACTIONS, QUEUE_SERVICE } from 'domain-rules/queue'
import * as v from 'valibot'
import { switchedOn, whole } from './value-shapes.ts'

const userDataKey = v.strictObject({ key: v.string(), type: v.picklist(['v', 'c']) })

/** The position of the popup; false centres it. */
const position = v.optional(v.union([v.literal(false), v.number()]), false)

/** An operator may give the steps other actions. */
const actions = {
  home: v.optional(v.string(), QUEUE_ACTIONS.home),
  phone: v.optional(v.string(), QUEUE_ACTIONS.phone),
  realName: v.optional(v.string(), QUEUE_ACTIONS.realName),
  businessCheck: v.optional(v.string(), QUEUE_ACTIONS.businessCheck),
  accountCheck: v.optional(v.string(), QUEUE_ACTIONS.accountCheck),
  accountCorrection: v.optional(v.string(), QUEUE_ACTIONS.accountCorrection),
  proofBusiness: v.optional(v.string(), QUEUE_ACTIONS.proofBusiness),
  financial: v.optional(v.string(), QUEUE_ACTIONS.financial),
  joint: v.optional(v.string(), QUEUE_ACTIONS.joint),
  ipin: v.optional(v.string(), QUEUE_ACTIONS.ipin),
  simpleApply: v.optional(v.string(), QUEUE_ACTIONS.simpleApply),
  simpleResult: v.optional(v.string(), QUEUE_ACTIONS.simpleResult),
}

/**
 * The waiting room's keys under the names that operators know (QUE-27 to QUE-64, AMB-95), with the client's usual
 * defaults. Four differ, so that a person on a slow phone reaches the server (`conn_timeout`) and always reads the
 * whole wait (`show…_limit`, where 0 is no limit).
 */
export const QueueConfigShape = v.strictObject({
  /** An empty host means the page's own protocol, host and port. */
  host: v.optional(v.string(), ''),
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535)), 443),
  proto: v.optional(v.picklist(['http', 'https']), 'https'),
  query: v.optional(v.string(), 'ts.wseq'),
  /** `script` for a waiting room of another origin that speaks nothing else: it then runs code in the page. */
  transport: v.optional(v.picklist(['fetch', 'script']), 'fetch'),
  max_ttl: v.optional(v.pipe(v.number(), v.minValue(1)), 30),
  conn_timeout: v.optional(v.pipe(v.number(), v.gtValue(0)), 3),
  conn_retry: whole(2),
  service_id: v.optional(v.string(), QUEUE_SERVICE),
  action_id: v.optional(v.string(), QUEUE_ACTIONS.home),
  actions: v.optional(v.strictObject(actions), {}),

  cookie_id: v.optional(v.pipe(v.string(), v.nonEmpty()), 'NetFunnel_ID'),
  cookie_time: v.optional(v.pipe(v.number(), v.gtValue(0)), 10),
  cookie_domain: v.optional(v.string(), ''),

  showcnt_limit: whole(0),
  showtime_limit: whole(0),
  shownext_limit: whole(0),
  popup_top: position,
  popup_left: position,
  popup_target: v.optional(v.string(), 'window'),
  popup_zindex: whole(32000),
  show_wait_popup: v.optional(v.boolean(), false),
  skin_id: v.optional(v.string(), 'net_skin'),
  use_mobile_ui: switchedOn(true),
  use_frame_block: switchedOn(false),
  frame_block_list: v.optional(v.array(v.string()), []),
  use_pre_wait: v.optional(v.boolean(), false),
  success_popup_visibility: v.optional(v.boolean(), false),
  target_element_id: v.optional(v.string(), ''),

  use_unfocus: switchedOn(true),
  virt_wait: whole(10_000),
  mp_use: v.optional(v.boolean(), false),
  /** The distance in CSS pixels that the pointer has to move between two alive notices; 0 requires no movement. */
  no_action: whole(0),
  config_use: v.optional(v.boolean(), true),
  ip_error_retry: v.optional(v.boolean(), true),
  /** Parameters of every question; the keys name the source of each value, a cookie (`c`) or a page variable (`v`). */
  user_data: v.optional(v.union([v.literal(false), v.string()]), false),
  user_data_keys: v.optional(v.array(userDataKey), []),

  block_msg: v.optional(v.string(), ''),
  block_url: v.optional(v.string(), ''),
  ipblock_wait_count: whole(20),
  ipblock_wait_time: whole(10_000),

  ts_bypass: v.optional(v.boolean(), false),
  ts_nwait_bypass: v.optional(v.boolean(), false),
  ts_max_nwait_count: whole(100),
  ts_prevent_wait_time_increase: v.optional(v.boolean(), true),
})

export type QueueConfig = v.InferOutput<typeof QueueConfigShape>
