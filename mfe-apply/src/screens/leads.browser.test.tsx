import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawAlone, letCallsGoWell, newApplicant } from '../testing/form-fixture.tsx'
import { ApplicationFormScreen } from './aply-info/application-form-screen.tsx'
import { BusinessNumberScreen } from './bzmn-reg/business-number-screen.tsx'
import { CautionsScreen } from './ctn-mttr/cautions-screen.tsx'
import { EligibilityScreen } from './elig-check/eligibility-screen.tsx'
import { ConsentsScreen } from './info-agree/consents-screen.tsx'
import { MydataScreen } from './mydata-agree/mydata-screen.tsx'
import { IdentityCheckScreen } from './onslf-check/identity-check-screen.tsx'
import { SelfCheckScreen } from './self-check/self-check-screen.tsx'

it.each([
  ['배달·택배비를 지원받을 수 있는 요건입니다. 신청하기 전에 확인해주세요.', EligibilityScreen],
  ['다섯 가지 질문에 답하시면 지원 대상인지 바로 확인하실 수 있습니다.', SelfCheckScreen],
  ['신청하기 전에 아래 내용을 꼭 확인해주세요.', CautionsScreen],
  ['신청하실 사업체의 사업자등록번호를 입력해주세요.', BusinessNumberScreen],
  [
    '신청하시는 대표자 본인임을 확인합니다. 아래 사업체가 맞는지 확인한 후 인증 방법을 선택해주세요.',
    IdentityCheckScreen,
  ],
  ['신청에 필요한 동의 항목을 확인해주세요. 항목마다 내용을 펼쳐 볼 수 있습니다.', ConsentsScreen],
  ['공공 마이데이터에 동의하시면 서류를 따로 내지 않으셔도 됩니다.', MydataScreen],
  [
    '사업자등록증과 통장을 준비하시면 5분 안에 작성하실 수 있습니다. 입력하신 사업체 정보는 이 창을 닫기 전까지 임시로 보관되며, 주민등록번호·휴대폰번호·계좌정보와 첨부파일은 보관하지 않습니다.',
    ApplicationFormScreen,
  ],
])('a page begins with “%s”', async (lead, Screen) => {
  newApplicant()
  letCallsGoWell()
  await drawAlone(<Screen />, '/here')
  await expect.element(page.getByText(lead, { exact: true })).toBeVisible()
})
