import { testPersons } from '../catalogue/persons.ts'
import type { RealNameRegister } from '../../services/real-name/real-name.ts'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'

/** With this residence number the register fails instead of responding, for any name. */
export const FAILING_RESIDENCE_NUMBER = '9912319999999'

/** A register of the test persons. */
export const sandboxRealNameRegister: RealNameRegister = {
  async matches({ name, residenceNumber }) {
    if (residenceNumber === FAILING_RESIDENCE_NUMBER)
      throw new ServiceUnavailable('real-name register', 'fails in the sandbox for this number')
    return testPersons.some(person => person.name === name && person.residenceNumber === residenceNumber)
  },
}
