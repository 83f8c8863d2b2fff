/**
 * The needs that a route may have, in the order in which they are checked: first the right to see the page, then the
 * steps before it, then the validity of the authentication (AMB-35, AMB-39).
 */
export const needs = [
  'devRoutes',
  'adminAddress',
  'applicationNumber',
  'businessNumber',
  'identity',
  'authCookie',
  'token',
] as const

export type Need = (typeof needs)[number]
