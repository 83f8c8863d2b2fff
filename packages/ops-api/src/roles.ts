/**
 * The roles of a token. `publish` is for the remotes that the token names; `operate` is for the releases of all;
 * `notices` is for officers who write to applicants; `owner` also makes and revokes tokens.
 */
export const ROLES = ['read', 'publish', 'operate', 'waiting-room', 'notices', 'owner'] as const

export type Role = (typeof ROLES)[number]

const INCLUDED: Readonly<Record<Role, readonly Role[]>> = {
  read: ['read'],
  publish: ['read', 'publish'],
  operate: ['read', 'publish', 'operate'],
  'waiting-room': ['read', 'waiting-room'],
  notices: ['read', 'notices'],
  owner: ROLES,
}

/** Returns true if a token of this role may make a call that declares the other one. */
export function includesRole(role: Role, needed: Role): boolean {
  return INCLUDED[role].includes(needed)
}
