import { SummaryList } from './summary-list.tsx'

export const examples = {
  facts: (
    <SummaryList
      rows={[
        ['사업자등록번호', '123-45-67890'],
        ['신청 유형', '신속지급'],
        ['상호명', '가나다라마바사아자차카타파하 배달전문점 서울특별시 본점'],
      ]}
    />
  ),
}
