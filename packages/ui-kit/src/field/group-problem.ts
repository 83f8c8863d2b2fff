import { createContext } from 'react'

/** True inside a `FieldGroup` with a problem: each choice in it is marked. */
export const GroupProblem = createContext(false)
