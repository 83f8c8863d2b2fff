export type NamedResident = { name: string; /** 13 digits. */ residenceNumber: string }

export type RealNameRegister = {
  /** Whether a residence number belongs to a name. Throws `RealNameUnavailable`. */
  matches(resident: NamedResident): Promise<boolean>
}

/** The register gave no usable answer. */
export class RealNameUnavailable extends Error {
  override readonly name = 'RealNameUnavailable'
}

/** Stands in where no register is connected. */
export const noRealNameRegister: RealNameRegister = {
  matches: async () => {
    throw new RealNameUnavailable('No register of names is connected.')
  },
}
