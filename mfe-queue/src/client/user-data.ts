import type { QueueSettings } from './settings.ts'
import { cookieNamed } from './ticket-store.ts'

const MOST_CHARACTERS = 500

/** The sources of the configured values in the page. */
export type PageValues = { cookies: () => string; variables: object }

/**
 * Returns the parameter with user data, empty without any (QUE-60, QUE-132): the configured text and then each configured
 * value of the page as `key:value`, joined by commas. A key of type `c` names a cookie, one of type `v` a variable. Missing
 * values are left out.
 */
export function userDataParameter({ userData, userDataKeys }: QueueSettings, page: PageValues): string {
  const values = userDataKeys.map(({ key, type }) => {
    const value = type === 'c' ? cookieNamed(key, page.cookies()) : variableNamed(key, page.variables)
    return value && `${key}:${value}`
  })
  const text = [userData, ...values].filter(Boolean).join()
  // Encoded, unlike in other clients: values of the page must not add parameters.
  return text && String(new URLSearchParams({ user_data: text.slice(0, MOST_CHARACTERS) }))
}

function variableNamed(name: string, variables: object): string {
  const value: unknown = Object.getOwnPropertyDescriptor(variables, name)?.value
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
