import { Page } from './page.tsx'

export const examples = {
  'with a lead': (
    <Page title="사업자등록번호 확인" lead="신청할 사업체의 사업자등록번호를 입력해주세요.">
      <p>내용</p>
    </Page>
  ),
  'heading only': (
    <Page title="지원대상 자가진단">
      <p>내용</p>
    </Page>
  ),
}
