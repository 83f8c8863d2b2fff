/** Example drawings of documents: the file under the CDN's images, its caption, and its text alternative. */
export const drawings = [
  {
    file: 'tax-invoice',
    caption: '전자세금계산서',
    alt: '전자세금계산서 예시. 공급자와 공급받는 자, 작성일자, 택배비의 공급가액과 세액이 있습니다.',
  },
  {
    file: 'freight-bill',
    caption: '택배 운임 청구서',
    alt: '택배 운임 청구서 예시. 이용 기간, 월별 건수와 운임, 청구 합계, 택배사 직인이 있습니다.',
  },
  {
    file: 'agency-settlement',
    caption: '배달대행 정산서',
    alt: '배달대행사 정산 화면 예시. 정산 기간의 배달 건수와 배달대행료, 정산 합계가 있습니다.',
  },
  {
    file: 'card-receipt',
    caption: '카드 매출전표',
    alt: '퀵서비스 요금을 낸 카드 매출전표 예시. 가맹점, 거래일시, 결제금액이 있습니다.',
  },
  {
    file: 'waybill',
    caption: '택배 운송장',
    alt: '상자에 붙은 택배 운송장 예시. 보내는 분과 받는 분, 운송장 번호, 운임이 있습니다.',
  },
  {
    file: 'merchant-ledger',
    caption: '상인회 배달대장 (직인)',
    alt: '상인회 배달대장 예시. 배달일자와 점포별 건수, 배달비가 있고 상인회 직인이 찍혀 있습니다.',
  },
  {
    file: 'vehicle-registration',
    caption: '차량등록증',
    alt: '자동차등록증 예시. 자동차등록번호, 차종과 용도, 소유자가 있습니다.',
  },
  {
    file: 'terminal-contract',
    caption: '이동식 카드단말기 임대계약서',
    alt: '이동식 카드단말기 임대계약서 예시. 가맹점, 기기, 계약기간, 두 당사자의 날인이 있습니다.',
  },
  {
    file: 'packaging-purchase',
    caption: '포장재 구매내역',
    alt: '배달용기와 비닐봉투를 산 주문 내역 예시. 주문일, 품목과 수량, 결제금액이 있습니다.',
  },
  {
    file: 'signage-or-flyer',
    caption: '배달 표시 간판·전단지',
    alt: '배달이 된다고 적힌 가게 간판과 배달 전화번호가 적힌 전단지 예시.',
  },
  {
    file: 'delivery-complete',
    caption: '배달완료 사진·문자',
    alt: '문 앞에 놓인 물품을 찍은 사진과 배달완료 문자 예시. 날짜와 시각이 있습니다.',
  },
  {
    file: 'association-receipts',
    caption: '꽃배달협회·세탁물 인수증',
    alt: '꽃배달 인수증과 세탁물 인수증 예시. 배달일, 받는 곳, 인수자의 서명이 있습니다.',
  },
  {
    file: 'address-ledger',
    caption: '배달대장 (주소 기재)',
    alt: '주소를 적은 배달대장 예시. 배달일자, 배달 주소, 품목, 금액, 확인 칸이 있습니다.',
  },
] as const
