import type { SessionState } from 'shared-session'
import { expect } from 'vitest'
import { CheckAnswersScreen } from '../screens/aply-check/check-answers-screen.tsx'
import { keepFilledForm } from './filled-form.ts'
import { answerDialog, button, dialog, drawAlone, letCallsGoWell, newApplicant } from './form-fixture.tsx'

/** Shows all answers of a form that was filled in. */
export function lookOver(changes: Partial<SessionState> = {}) {
  newApplicant(changes)
  return lookOverAgain()
}

/** The same, of the session as it is. */
export function lookOverAgain(changes: Parameters<typeof keepFilledForm>[0] = {}) {
  keepFilledForm(changes)
  return draw()
}

/** Shows the page with whatever form there is; every call succeeds by default. */
export function draw() {
  letCallsGoWell()
  return drawAlone(<CheckAnswersScreen />, '/aply-check')
}

/** Files the form, with a yes to the question. */
export async function file() {
  await button('신청하기').click()
  await expect.element(dialog()).toMatchTextContent(/신청하시겠습니까\?/)
  await answerDialog('신청하기')
}
