import { listReasons } from 'api-client/account'
import { storedSize, uploadFile } from 'api-client/files'
import { listOpinions, type Opinion, submitOpinion } from 'api-client/opinion'
import { type ApplicationResult, findResult } from 'api-client/result'
import { resultWith } from 'applicant-flow/testing'
import { drawScreen } from 'remote-kit/testing'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OpinionScreen } from '../screens/opinion-submit/opinion-screen.tsx'

export const applicant = { identityCi: 'ci', businessNumber: '1234567890', half: 'result' } as const

const PDF = '%PDF-1.4\n%%EOF\n'
export const pdf = (name: string, content = PDF) => new File([content], name, { type: 'application/pdf' })

/** Resets the mocked calls; uploads and submissions succeed. */
export function resetCalls() {
  vi.resetAllMocks()
  sessionStorage.clear()
  vi.mocked(listReasons).mockResolvedValue([
    { code: 'US99', name: '기타', description: '확인이 필요합니다.' },
  ])
  vi.mocked(submitOpinion).mockResolvedValue()
  vi.mocked(uploadFile).mockImplementation(async ({ file: { name } }) => {
    return { filePath: `opinion/${name}`, savedName: `s-${name}`, originalName: name }
  })
  vi.mocked(storedSize).mockResolvedValue(PDF.length)
}

export function opinionWith(given: Partial<Opinion> = {}): Opinion {
  return {
    id: '1',
    content: '배달 내역이 있습니다.',
    answerStatus: 'N',
    answer: '',
    writtenAt: '2025-06-04T01:00:00Z',
    updatedAt: '2025-06-05T01:00:00Z',
    files: [],
    ...given,
  }
}

export const answered = (id: string) => opinionWith({ id, answerStatus: 'Y', answer: '확인했습니다.' })

type Given = Partial<ApplicationResult> & { withDialogs?: boolean }

/** Draws the opinion screen for a held application with these values. */
export async function show({ withDialogs = false, opinions = [], ...given }: Given = {}) {
  vi.mocked(findResult).mockResolvedValue(resultWith({ status: '보류', remark: 'US99', ...given }))
  vi.mocked(listOpinions).mockResolvedValue([...opinions])
  const screen = await drawScreen(<OpinionScreen />, {
    at: '/opinion-submit',
    session: applicant,
    withDialogs,
  })
  await expect.element(text).toBeVisible()
  return screen
}

export const text = page.getByRole('textbox', { name: /^의견 내용/ })

/** Returns the messages of the alerts so far. */
export const alertsOf = (screen: Awaited<ReturnType<typeof show>>) =>
  screen.dialogs.alert.mock.calls.map(([words]) => words)
