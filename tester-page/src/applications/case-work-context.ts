import { createContext, useContext } from 'react'
import type { CaseWork } from './use-case-work.ts'

export const CaseWorkContext = createContext<CaseWork | null>(null)

/** Throws a `TypeError` outside the list of applications. */
export function useCase(): CaseWork {
  const caseWork = useContext(CaseWorkContext)
  if (!caseWork) throw new TypeError('there is no case here')
  return caseWork
}
