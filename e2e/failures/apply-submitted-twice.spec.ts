import { filedFor } from '../support/applicants.ts'
import { expect, test } from '../support/test.ts'

test('two clicks on each button open one page, one dialog and file one application', async ({
  page,
  site,
  breakSite,
  applicationForm,
  bringToForm,
}) => {
  const { businessNumber } = await bringToForm()
  await applicationForm.isShown()
  await applicationForm.fillEverything()
  const created: string[] = []
  page.on('request', request => request.url().endsWith('/application/create') && created.push(request.url()))
  await breakSite({ target: '/api/v1/application/create', kind: 'delay', value: 1000 })

  await applicationForm.submitButton.dblclick()
  await expect(applicationForm.answers).toHaveCount(1)
  await applicationForm.fileButton.dblclick()
  await expect(applicationForm.question).toHaveCount(1)
  await applicationForm.question.getByRole('button', { name: '신청하기' }).dblclick()
  await expect(applicationForm.question.getByRole('progressbar')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/aply-cmptn')
  expect(created).toHaveLength(1)
  expect(await filedFor(site, businessNumber)).toHaveLength(1)
})
