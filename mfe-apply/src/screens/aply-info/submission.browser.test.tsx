import { createApplication } from 'api-client/application'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerDialog, button, dialog, field, fillAll, openForm } from '../../testing/form-fixture.tsx'

beforeEach(() => void vi.resetAllMocks())

describe('on the way in', () => {
  it.each([{ applicationType: '' }, { businessNumber: '' }, { applicationNumber: '' }])(
    'without %j the way begins anew',
    async missing => {
      const screen = await openForm(missing)
      await expect
        .element(dialog())
        .toMatchTextContent(/누락된 필수값이 있습니다\. 신청절차대로 다시 신청해주세요\./)
      await answerDialog('확인')
      await expect.poll(screen.goneTo).toBe('/bzmn-reg')
    },
  )

  it('a person who has left at the message is led nowhere', async () => {
    const screen = await openForm({ businessNumber: '' })
    await expect.element(dialog()).toMatchTextContent(/누락된 필수값이 있습니다\./)
    await screen.leave()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(screen.goneTo()).toBe('/left')
  })

  it('the consents count as done', async () => {
    await openForm({ consentsSaved: 'N' })
    await expect.element(button('신청 내용 확인')).toBeVisible()
    expect(session.get().consentsSaved).toBe('Y')
  })

  it('cancel leads back to my-data', async () => {
    await openForm()
    await expect.element(page.getByRole('link', { name: '취소' })).toHaveAttribute('href', '/mydata-agree')
  })
})

describe('the form, submitted', () => {
  it('a lost session is reported, and the journey starts over', async () => {
    const screen = await openForm()
    await fillAll()
    session.update({ applicationNumber: '' })
    await button('신청 내용 확인').click()
    await expect
      .element(dialog())
      .toMatchTextContent(/누락된 필수값이 있습니다\. 신청절차대로 다시 신청해주세요\./)
    await answerDialog('확인')
    await expect.poll(screen.goneTo).toBe('/bzmn-reg')
  })

  it('leads to the page with all answers, and files nothing yet', async () => {
    const screen = await openForm()
    await fillAll()
    await button('신청 내용 확인').click()
    await expect.poll(screen.goneTo).toBe('/aply-check')
    expect(createApplication).not.toHaveBeenCalled()
  })

  it('is opened at the field that is to be changed', async () => {
    await openForm({}, '/aply-info#aply-companyName')
    await expect.element(field.companyName()).toHaveFocus()
  })
})
