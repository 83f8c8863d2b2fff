import type { PdfContent } from './content.ts'

export const proofSample: PdfContent = {
  path: 'documents/proof-sample.pdf',
  title: '배달·택배 이용 증빙 작성 예시',
  subtitle: '금액으로 등록할 때와 건수로 등록할 때의 예시입니다. 이름과 번호는 모두 가상입니다.',
  blocks: [
    { heading: '1. 금액으로 등록할 때' },
    { text: '택배사에서 받은 세금계산서나 정산서에 금액이 있으면 [금액]을 고르고 합계를 입력합니다.' },
    {
      table: {
        caption: '입력 예시: 금액',
        columns: [
          { title: '항목', share: 30 },
          { title: '입력', share: 70 },
        ],
        namesRows: true,
        rows: [
          ['증빙 유형', '배달·택배 서비스 이용'],
          ['실적증빙 기간', '2024년, 2025년'],
          ['구분', '금액'],
          ['총 증빙금액', '256,000원'],
          ['파일', '택배 운임 청구서 1개, 전자세금계산서 1개'],
        ],
      },
    },
    { figures: ['freight-bill', 'tax-invoice'] },
    { newPage: true },
    { heading: '2. 건수로 등록할 때' },
    {
      text: '운송장처럼 한 건씩 확인되는 서류는 [건수]를 고르고 건수를 입력합니다. 최대 100건까지 입력할 수 있고, 예상 지원금액은 1건당 5,000원으로 계산하여 30만원까지 표시됩니다.',
    },
    {
      table: {
        caption: '입력 예시: 건수',
        columns: [
          { title: '항목', share: 30 },
          { title: '입력', share: 70 },
        ],
        namesRows: true,
        rows: [
          ['증빙 유형', '배달·택배 서비스 이용'],
          ['실적증빙 기간', '2025년'],
          ['구분', '건수'],
          ['총 증빙건수', '24건'],
          ['예상 지원금액', '120,000원 (24건 × 5,000원)'],
          ['파일', '택배 운송장 24장을 모은 PDF 1개'],
        ],
      },
    },
    { figures: ['waybill', 'card-receipt'] },
    { heading: '3. 등록하기 전에 확인하세요' },
    {
      list: [
        '입력한 금액이나 건수가 첨부한 파일의 합계와 같은지 확인합니다.',
        '파일이 여러 장이면 하나의 PDF로 모으거나 나누어 등록합니다.',
        '제출한 뒤에는 보완을 요청받기 전까지 고칠 수 없습니다.',
      ],
    },
  ],
}
