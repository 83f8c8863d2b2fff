import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestBackend } from '../backend/test-backend.ts'
import { PDF, readyToFile, type Filing } from './test-filing.ts'

type Applicant = Parameters<typeof readyToFile>[1]

/** A document as a person uploads it. */
export const pdf = (name = '서류.pdf', content: BlobPart = PDF) =>
  new File([content], name, { type: 'application/pdf' })

/** Applicants who are about to file, each for a business of their own, with numbers counted up from `last`. */
export function filingFixture(backend: TestBackend, last: number) {
  const nextBusiness = () => String((last += 1))
  return {
    nextBusiness,

    async ready(changes: Partial<Applicant> = {}, consents = {}): Promise<Filing> {
      const businessNumber = nextBusiness()
      return readyToFile(backend, { businessNumber, ci: `ci-${businessNumber}`, ...changes }, consents)
    },

    /** Expects that nothing is filed under this number. */
    async expectDraft(aplyNo: string): Promise<void> {
      const rows = backend.database.selectFrom('application').select(['status', 'submittedAt', 'applicantCi'])
      const row = await rows.where('applicationNumber', '=', aplyNo).executeTakeFirstOrThrow()
      expect(row).toEqual({ status: null, submittedAt: null, applicantCi: null })
    },

    /** Returns the files of applications in the object store. */
    async storedObjects(): Promise<string[]> {
      const folder = join(backend.dataDir, 'objects/application')
      const names = await readdir(folder, { recursive: true }).catch(() => [])
      return names.filter(name => name.endsWith('.pdf'))
    },
  }
}
