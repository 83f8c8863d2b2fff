/** What the introduction to proof says. */
export const lead = '배달·택배비를 낸 사실을 확인할 수 있는 서류를 미리 준비해주세요.'
export const warningTitle = '고객에게 청구한 금액은 지원되지 않습니다.'
export const warning = '배달·택배비를 고객에게 따로 받으셨다면 그 금액은 지원 대상이 아닙니다.'
export const kinds = [
  {
    title: '배달·택배 서비스 이용 증빙',
    who: '택배사·배달대행사·퀵서비스 등 서비스를 이용하신 경우',
    documents: [
      '전자세금계산서',
      '카드 매출전표',
      '택배 운송장',
      '택배 접수·주문 내역',
      '배달·택배사 정산 내역',
      '시장·협회 내부 시스템 내역',
    ],
  },
  {
    title: '직접배달 증빙',
    who: '대표자나 직원이 직접 배달하신 경우 (1건당 5,000원)',
    documents: [
      '배달완료 사진·문자',
      '인수증',
      '사업용 차량등록증',
      '이동식 카드단말기 임대계약서',
      '배달대장',
      '포장재 구입 내역',
      '배달 안내 전단',
      '배달 안내 간판',
    ],
  },
] as const
export const documentsTitle = '인정되는 서류'
export const notReady = '컨텐츠 준비중입니다.'
export const goHome = '처음 화면으로'
