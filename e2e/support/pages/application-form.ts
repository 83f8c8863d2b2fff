import { expect, type Page } from '@playwright/test'

/** The application form, `/aply-info`. */
export function applicationFormOf(page: Page) {
  const main = page.getByRole('main')
  const residence = main.getByRole('group', { name: /^주민등록번호/ })
  const corporate = main.getByRole('group', { name: /^법인번호/ })
  const fields = {
    mobileNumber: main.getByRole('textbox', { name: /^휴대폰번호/ }),
    residence,
    residenceFront: residence.getByRole('textbox').first(),
    residenceRear: residence.getByRole('textbox').last(),
    companyName: main.getByRole('textbox', { name: /^(상호명|법인명)/ }),
    corporate,
    corporateFront: corporate.getByRole('textbox').first(),
    openingDate: main.getByRole('textbox', { name: /^개업일자/ }),
    settlementMonth: main.getByRole('combobox', { name: /^결산월/ }),
    bank: main.getByRole('combobox', { name: /^은행/ }),
    accountNumber: main.getByRole('textbox', { name: /^계좌번호/ }),
    accountHolder: main.getByRole('textbox', { name: /^예금주/ }),
    fullWidth: main.getByRole('checkbox', { name: '전각문자 변환' }),
  }
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  return {
    ...fields,
    button,
    summary: main.getByRole('region', { name: '입력한 내용을 확인해주세요.' }),
    submitButton: button('신청 내용 확인'),
    submit: () => button('신청 내용 확인').click(),
    cancel: () => main.getByRole('link', { name: '취소' }).click(),
    document: (name: string) => main.getByRole('group', { name: new RegExp(`^${name}`) }),
    answers: main.getByRole('heading', { level: 1, name: '신청 내용 확인' }),
    fileButton: button('신청하기'),
    question: page.getByRole('dialog', { name: '신청하시겠습니까?' }),
    /** Files the application from the page with all answers. */
    async confirmAnswers() {
      await button('신청하기').click()
      await this.question.getByRole('button', { name: '신청하기' }).click()
    },

    async isShown(kind: '개인' | '법인' = '개인') {
      await expect(
        page.getByRole('heading', { level: 1, name: `신청정보 입력 (${kind})`, exact: true }),
      ).toBeVisible()
      await expect(button('신청 내용 확인')).toBeVisible()
    },

    async fillBusiness({ companyName = '시험상점', openingDate = '20200101' } = {}) {
      await fields.companyName.fill(companyName)
      await fields.openingDate.fill(openingDate)
    },
    async fillCorporateNumber(digits = '1101110000000') {
      await fields.corporateFront.click()
      await page.keyboard.type(digits)
    },
    async fillResidenceRear(digits: string) {
      await fields.residenceRear.fill(digits)
    },
    async fillAccount({ bank, accountNumber, accountHolder }: Account = EXACT_ACCOUNT) {
      await fields.bank.selectOption({ label: bank })
      await fields.accountNumber.fill(accountNumber)
      await fields.accountHolder.fill(accountHolder)
    },
    async checkAccount() {
      await button('계좌인증').click()
      await expect(button('계좌인증 완료')).toBeVisible()
    },
    /** Fills in all required fields and checks the account, up to the submit button. */
    async fillEverything({ residenceRear = '0000001' } = {}) {
      await this.fillResidenceRear(residenceRear)
      await this.fillBusiness()
      await this.fillAccount()
      await this.checkAccount()
    },
    async choose(document: string, file: FilePayload) {
      const chooser = page.waitForEvent('filechooser')
      await main
        .getByRole('group', { name: new RegExp(`^${document}`) })
        .getByRole('button', { name: /파일 선택$/ })
        .click()
      await (await chooser).setFiles(file)
    },
    /** Checks that the message is beside its field, and is read with it. */
    async says(field: ReturnType<typeof main.getByRole>, message: string) {
      await expect(field).toHaveAccessibleDescription(new RegExp(escaped(message)))
    },
  }
}

type Account = { bank: string; accountNumber: string; accountHolder: string }
type FilePayload = { name: string; mimeType: string; buffer: Buffer }

/** A test account whose bank names the holder that is entered. */
const EXACT_ACCOUNT: Account = {
  bank: 'KB국민은행',
  accountNumber: '10000000000001',
  accountHolder: '시험신규',
}

/** Returns a PDF of that name and size. */
export function pdfFile(name: string, size = 1024): FilePayload {
  const buffer = Buffer.alloc(size)
  buffer.write('%PDF-1.7\n')
  return { name, mimeType: 'application/pdf', buffer }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
