import { expectAccessible } from '../support/accessible.ts'
import { pdfFile } from '../support/pages/application-form.ts'
import { expect, test } from '../support/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('axe finds nothing on the form: refused, with documents, looked over, and done', async ({
    page,
    applicationForm,
    dialog,
    bringToForm,
  }) => {
    test.slow()
    await bringToForm({ consents: 'declined' })
    await applicationForm.isShown()
    await applicationForm.submit()
    await expect(applicationForm.summary).toBeVisible()
    await expectAccessible(page)

    await applicationForm.fillResidenceRear('9999999')
    await applicationForm.button('실명확인').click()
    await dialog.says('지원 대상에서 제외될 수 있습니다.')
    await dialog.press('계속 진행')

    await applicationForm.fillEverything()
    for (const name of ['사업자등록증', '국세', '지방세', '부가가치세 과세']) {
      await applicationForm.choose(name, pdfFile(`${name}.pdf`))
    }
    await expectAccessible(page)
    await applicationForm.submit()
    await expect(applicationForm.answers).toBeVisible()
    await expectAccessible(page)

    await applicationForm.confirmAnswers()
    await expect(page).toHaveURL('/aply-cmptn')
    await expect(page.getByRole('heading', { name: '접수 내역' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('the whole form can be filled in and submitted by keyboard alone', async ({
  page,
  applicationForm,
  bringToForm,
}) => {
  await bringToForm()
  await applicationForm.isShown()
  await applicationForm.mobileNumber.focus()
  const { keyboard } = page
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(applicationForm.residenceRear).toBeFocused()
  await keyboard.type('0000001')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(applicationForm.button('실명확인 완료')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(applicationForm.companyName).toBeFocused()
  await keyboard.type('시험상점')
  await keyboard.press('Tab')
  await keyboard.type('20200101')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(applicationForm.button('사업자 정보 조회 완료')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(applicationForm.bank).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(applicationForm.bank).toHaveValue('4')
  await keyboard.press('Tab')
  await keyboard.type('10000000000001')
  await keyboard.press('Tab')
  await keyboard.type('시험신규')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(applicationForm.button('계좌인증 완료')).toBeFocused()
  await applicationForm.submitButton.focus()
  await keyboard.press('Enter')
  await expect(applicationForm.answers).toBeFocused()
  await applicationForm.fileButton.focus()
  await keyboard.press('Enter')
  await applicationForm.question.getByRole('button', { name: '신청하기' }).focus()
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/aply-cmptn')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a screen reader finds each field with its label, hint, value and problem, in the order of the page', async ({
  page,
  applicationForm,
  bringToForm,
}) => {
  await bringToForm({ business: 'open-corporation', person: 'representative' })
  await applicationForm.isShown('법인')
  await applicationForm.submit()
  await expect(applicationForm.residenceRear).toBeFocused()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "신청정보 입력 (법인)" [level=1]
    - region "입력한 내용을 확인해주세요.":
      - list:
        - listitem:
          - link "주민번호를 입력해주세요."
        - listitem:
          - link "법인명 or 상호명을 입력해주세요"
        - listitem:
          - link "법인번호를 정확히 입력해주세요."
        - listitem:
          - link "개업일자를 입력해주세요."
        - listitem:
          - link "결산월을 선택해주세요."
        - listitem:
          - link "은행을 선택해주세요."
        - listitem:
          - link "계좌번호를 입력해주세요."
        - listitem:
          - link "예금주를 입력해주세요."
    - region "신청인(주대표자) 정보":
      - textbox "신청인 성명": 시험대표
      - textbox "생년월일": 1975. 6. 6.
      - paragraph: "숫자 11자리를 입력해주세요. 예: 01012345678"
      - textbox "휴대폰번호 (필수)": "01000000006"
      - group "주민등록번호 (필수)":
        - paragraph: /뒤 7자리는 화면에 표시하지 않고 암호화하여 보관합니다\\./
        - textbox "앞 6자리": "750606"
        - textbox "뒤 7자리" [invalid]
        - paragraph: 주민번호를 입력해주세요.
      - button "실명확인"
    - region "법인 정보":
      - textbox "사업자등록번호": 123-45-67803
      - textbox "법인명 (필수)" [invalid]
      - paragraph: 법인명 or 상호명을 입력해주세요
      - group "법인번호 (필수)":
        - textbox "앞 6자리" [invalid]
        - textbox "뒤 7자리" [invalid]
        - paragraph: 법인번호를 정확히 입력해주세요.
      - textbox "개업일자 (필수)" [invalid]
      - paragraph: 개업일자를 입력해주세요.
      - button "사업자 정보 조회"
      - combobox "결산월 (필수)" [invalid]
      - paragraph: 결산월을 선택해주세요.
    - region "지급 계좌":
      - combobox "은행 (필수)" [invalid]
      - paragraph: 은행을 선택해주세요.
      - textbox "계좌번호 (필수)" [invalid]
      - paragraph: 계좌번호를 입력해주세요.
      - textbox "예금주 (필수)" [invalid]
      - paragraph: 예금주를 입력해주세요.
      - button "계좌인증"
    - link "취소"
    - button "신청 내용 확인"
  `)
})
