/**
 * What a route may ask of a visitor before it opens, in the order in which it is asked: who may see the page at all,
 * then what a visitor must do first, then whether the authentication still holds (AMB-35, AMB-39).
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
