import type { Person } from 'sandbox-api'

/** Every test person as something to choose. */
export function personOptions(persons: readonly Person[]) {
  return persons.map(({ personId, name, description }) => ({
    value: personId,
    label: `${name} (${personId}) ${description}`,
  }))
}
