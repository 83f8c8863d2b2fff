import { notConnected } from '../service-unavailable.ts'

export type NamedResident = { name: string; /** 13 digits. */ residenceNumber: string }

export type RealNameRegister = {
  /** Returns true if a residence number belongs to a name. Throws `ServiceUnavailable`. */
  matches(resident: NamedResident): Promise<boolean>
}

/** Replaces the client while no register is connected. */
export const noRealNameRegister: RealNameRegister = { matches: notConnected('real-name register') }
