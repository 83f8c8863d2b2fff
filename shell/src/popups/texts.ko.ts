export const notToday = '오늘 하루 열지 않기'
export const close = '닫기'
export const imageFailed = '이미지를 불러올 수 없습니다.'

export const faqNotice = {
  title: '보완요청 안내',
  question: '보완요청을 받으셨나요?',
  within: '요청받은 날부터',
  days: '7일 이내에',
  again: '다시 등록해주세요.',
  steps: [
    '신청결과 확인 및 증빙등록에서 보완할 내용을 봅니다.',
    '증빙서류를 바꾸거나 삭제합니다.',
    '보완등록을 누릅니다.',
  ],
} as const

export const imageNotice = {
  title: '시스템 점검 안내',
  why: '안정적인 서비스를 위해 시스템을 점검합니다.',
  when: '점검 일시:',
  what: '점검 시간에는 신청과 결과 확인을 이용할 수 없습니다.',
  mayChange: '점검 종료 시각은 사정에 따라 달라질 수 있습니다.',
} as const

export const proofNotice = {
  title: '확인지급 제출서류 안내',
  lead: '택배사·퀵서비스·심부름센터를 이용하거나 직접 배달하는 사업자는 아래와 같은 증빙서류가 필요합니다. 신청 전에 준비해주세요.',
  examplesFile: '증빙자료 예시 받기',
  ledgerFile: '배달대장 서식 받기',
  reminder: '그림은 예시입니다. 이름과 날짜, 금액이 보이는 서류를 등록해주세요.',
  examples: [
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
  ],
} as const
