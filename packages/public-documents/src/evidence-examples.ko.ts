import type { PdfContent } from './content.ts'

export const evidenceExamples: PdfContent = {
  path: 'forms/evidence-examples.pdf',
  title: '증빙자료 예시',
  subtitle: '확인지급을 신청할 때 준비하는 증빙자료 13가지를 그림으로 안내합니다.',
  blocks: [
    {
      note: '그림은 이해를 돕기 위한 예시이며 이름과 번호는 모두 가상입니다. 실제 서류의 모양은 발급하는 곳에 따라 다를 수 있습니다.',
    },
    { heading: '1. 택배·배달 서비스 이용' },
    { text: '신청 사업체의 이름, 이용 날짜, 금액이나 건수가 보여야 합니다.' },
    {
      figures: [
        'tax-invoice',
        'freight-bill',
        'agency-settlement',
        'card-receipt',
        'waybill',
        'merchant-ledger',
      ],
    },
    { heading: '2. 직접배달: 영업증빙' },
    { text: '직접 배달한다는 것을 보여 주는 서류를 하나 이상, 파일 3개까지 등록합니다.' },
    { figures: ['vehicle-registration', 'terminal-contract', 'packaging-purchase', 'signage-or-flyer'] },
    { heading: '3. 직접배달: 배달 실적' },
    {
      text: '배달한 날짜와 받는 곳이나 받은 사람이 보여야 합니다. 배달대장은 서식을 내려받아 쓸 수 있습니다.',
    },
    { figures: ['delivery-complete', 'association-receipts', 'address-ledger'] },
    { heading: '4. 함께 확인하세요' },
    {
      list: [
        '서류의 네 모서리가 모두 보이도록 찍고, 흐린 사진은 다시 찍어주세요.',
        '주민등록번호와 고객의 연락처는 가리고 등록해주세요.',
        '인정 기간은 2024년 1월부터 2025년 12월까지입니다.',
      ],
    },
  ],
}
