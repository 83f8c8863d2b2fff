import { FactTable } from './fact-table.tsx'

export const examples = {
  receipt: (
    <FactTable
      caption="접수 내역"
      rows={[
        ['대표자명', '홍길동'],
        ['사업자등록번호', '123-45-67890'],
        ['상호명(법인명)', '아주 긴 이름의 상점을 운영하는 주식회사 가나다라마바사아자차카타파하'],
      ]}
    />
  ),
}
