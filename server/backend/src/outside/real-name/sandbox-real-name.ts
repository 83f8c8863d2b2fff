import { testPersons } from '../identity/persons.ts'
import { RealNameUnavailable, type RealNameRegister } from './real-name.ts'

/** With this residence number the register fails instead of answering, whoever asks. */
export const FAILING_RESIDENCE_NUMBER = '9912319999999'

/** A register that knows the test persons and nobody else. */
export const sandboxRealNameRegister: RealNameRegister = {
  async matches({ name, residenceNumber }) {
    if (residenceNumber === FAILING_RESIDENCE_NUMBER) {
      throw new RealNameUnavailable('The sandbox fails for this number on purpose.')
    }
    return testPersons.some(person => person.name === name && person.residenceNumber === residenceNumber)
  },
}
