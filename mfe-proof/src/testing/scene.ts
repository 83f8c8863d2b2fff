import { type ApplicationResult, findResult } from 'api-client/result'
import { storedSize, uploadFile } from 'api-client/files'
import { resultWith } from 'applicant-flow/testing'
import { vi } from 'vitest'
import { page } from 'vitest/browser'

/** The session of an applicant who may submit proof. */
export const applicant = {
  identityCi: 'ci',
  businessNumber: '1234567890',
  applicationNumber: '20250000000001',
  token: 'token',
  half: 'result',
} as const

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const dialog = () => page.getByRole('dialog')

/** Resets the calls and the storage of the tab: the application is selected, and every upload arrives. */
export function resetCalls(): void {
  vi.resetAllMocks()
  sessionStorage.clear()
  resultIs()
  storeTakesAll()
}

/** Lets the server return this result of the application: selected, with the given changes. */
export function resultIs(given: Partial<ApplicationResult> = {}): void {
  vi.mocked(findResult).mockResolvedValue(resultWith({ status: '대상선정', ...given }))
}

/** Lets every upload arrive in the store; the files of these names without content. */
export function storeTakesAll({ emptied = [] }: { emptied?: readonly string[] } = {}): void {
  const sizes = new Map<string, number>()
  vi.mocked(uploadFile).mockImplementation(async ({ file: { name, size } }) => {
    const filePath = `receipt/2025/06/${name}`
    sizes.set(filePath, emptied.includes(name) ? 0 : size)
    return { filePath, savedName: `saved-${name}`, originalName: name }
  })
  vi.mocked(storedSize).mockImplementation(async filePath => sizes.get(filePath) ?? 0)
}

export const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' })
export const emptyFile = (name: string) => new File([], name)

/** Chooses files in the only field for files, without the camera. `userEvent.upload` takes seconds for ten megabytes. */
export async function chooseFiles(...files: File[]): Promise<void> {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
