import { HttpError } from 'server-kit'
import type { CodeStore } from '../../stores/code-store.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'

/** Refuses (400) a bank that is not in the list that the screens offer (AMB-105). */
export async function assertBank(codes: CodeStore, name: string, errorCode: string): Promise<void> {
  if (await codes.isBank(name)) return
  const message = texts.bankUnknown
  throw new HttpError(400, errorCode, message, [{ field: 'bankNm', message }])
}
