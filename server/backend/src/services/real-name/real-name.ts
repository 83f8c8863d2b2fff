export type NamedResident = { name: string; /** 13 digits. */ residenceNumber: string }

export type RealNameRegister = {
  /** Returns true if a residence number belongs to a name. Throws `ServiceUnavailable`. */
  matches(resident: NamedResident): Promise<boolean>
}
