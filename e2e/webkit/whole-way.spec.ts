import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { filedFor } from '../support/applicants.ts'
import { pagesForEverybody } from '../support/site-pages.ts'
import { failuresOf } from '../support/site/operations.ts'
import { HOME_ACTION } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'
import { test } from './webkit.ts'

test.afterEach(async ({ site }) => expect(await failuresOf(site), 'failures that pages reported').toEqual([]))

test('every page that anybody may open is taken over, and does not scroll sideways', async ({ webkit }) => {
  for (const [path, heading] of [['/', texts.serviceName] as const, ...pagesForEverybody]) {
    await webkit.open(path)
    await webkit.isAt(path.replace(/\?.*/, ''), heading)
    await webkit.see(
      "return Object.keys(document.querySelector('#main')).some(key => key.startsWith('__react'))",
    )
    await webkit.see('return document.documentElement.scrollWidth <= innerWidth')
  }
})

test('a sole proprietor goes the whole way, from the first question to the receipt', async ({
  webkit,
  site,
}) => {
  await webkit.open('/self-check')
  await webkit.isAt('/self-check', texts.screens.selfCheck)
  for (const question of [1, 2, 3, 4, 5]) await webkit.choose('예', question)
  await webkit.press('확인')
  await webkit.isAt('/bzmn-reg', texts.screens.businessNumber)
  await webkit.typeOn('사업자등록번호', '1234567802')
  await webkit.press('확인')
  await webkit.isAt('/onslf-check', texts.screens.identityCheck)
  await webkit.press('간편인증')
  await webkit.inWindow(async window => {
    await window.choose('시험신규')
    await window.press('인증 성공')
  })
  await webkit.isAt('/info-agree', texts.screens.consents)
  await webkit.choose('전체 동의 (선택 항목 포함)')
  await webkit.press('확인')
  await webkit.isAt('/mydata-agree', texts.screens.mydata)
  await webkit.choose('모두 동의')
  await webkit.choose('요구함')
  await webkit.press('확인')

  await webkit.isAt('/aply-info', '신청정보 입력 (개인)')
  await webkit.type('주민등록번호', '0000001')
  await webkit.type('상호명', '시험상점')
  await webkit.type('개업일자', '20200101')
  await webkit.select('은행', 'KB국민은행')
  await webkit.type('계좌번호', '10000000000001')
  await webkit.type('예금주', '시험신규')
  await webkit.press('계좌인증')
  await webkit.reads('계좌인증 완료')
  await webkit.press('신청 내용 확인')
  await webkit.isAt('/aply-check', '신청 내용 확인')
  await webkit.see('return scrollY === 0')
  await webkit.press('신청하기')
  await webkit.reads('신청하시겠습니까?')
  await webkit.press('신청하기')
  await webkit.isAt('/aply-cmptn', '신청완료')
  expect(await filedFor(site, '1234567802')).toMatchObject([{ aplyNm: '시험신규', prcsStts: '신청' }])
})

test('proof is registered with a file', async ({ webkit }, testInfo) => {
  const file = testInfo.outputPath('정산.pdf')
  await writeFile(file, '%PDF-1.7\n%')
  await webkit.open('/')
  await webkit.signIn('대상선정')
  await webkit.open('/aply-result')
  await webkit.press('새 증빙 등록')
  await webkit.press('배달·택배 서비스 이용 증빙 등록하기')
  await webkit.press('위 내용을 확인했으며 동의합니다')
  await webkit.choose('직접 증빙')
  await webkit.choose('2025년')
  await webkit.choose('금액')
  await webkit.type('총 증빙', '150000')
  await webkit.upload(file)
  await webkit.press('증빙 등록')
  await webkit.reads('등록하시겠습니까?')
  await webkit.press('확인')
  await webkit.reads('모든 증빙자료가 성공적으로 등록되었습니다.')
  await webkit.press('확인')
  await webkit.isAt('/aply-result', '신청결과 확인')
  await webkit.reads('150,000원')
})

test('a person who has to wait sees the place in line, and gets on when it opens', async ({
  webkit,
  site,
}) => {
  await site.sandbox.steers(HOME_ACTION, { mode: 'wait' })
  await webkit.open('/')
  await webkit.reads(texts.waitingRoom.ahead)
  await site.sandbox.steers(HOME_ACTION, { mode: 'open' })
  await webkit.see("return ![...document.querySelectorAll('dialog')].some(dialog => dialog.open)")
})
