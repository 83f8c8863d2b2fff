import type { PdfContent } from './content.ts'

const ROWS_OF_A_PAGE = 10
const emptyRows = Array.from({ length: ROWS_OF_A_PAGE }, (_, place) => [
  String(place + 1),
  '',
  '',
  '',
  '',
  '',
  '',
])

export const deliveryLedger: PdfContent = {
  path: 'forms/delivery-ledger.pdf',
  title: '배달대장',
  subtitle: '직접배달의 실적을 적는 서식입니다. 인쇄하여 손으로 쓰고, 대표자가 서명한 뒤 등록해주세요.',
  layout: 'landscape',
  blocks: [
    {
      table: {
        caption: '사업체',
        columns: [
          { title: '상호', share: 30 },
          { title: '사업자등록번호', share: 26 },
          { title: '대표자', share: 18 },
          { title: '배달 기간', share: 30 },
        ],
        rows: [['', '', '', '       년      월  ~        년      월']],
        rowHeight: 28,
      },
    },
    {
      table: {
        caption: '배달 내역 (배달할 때마다 한 줄씩 적습니다)',
        columns: [
          { title: '번호', share: 7, align: 'center' },
          { title: '배달일', share: 14 },
          { title: '배달 주소', share: 38 },
          { title: '품목', share: 20 },
          { title: '판매금액(원)', share: 14, align: 'right' },
          { title: '받은 사람', share: 12 },
          { title: '확인', share: 8 },
        ],
        rows: emptyRows,
        rowHeight: 24,
      },
    },
    { heading: '쓰는 방법' },
    {
      steps: [
        '배달일은 연·월·일을 적습니다. 2024년 1월 1일부터 2025년 12월 31일까지의 배달만 인정합니다.',
        '배달 주소는 도로명과 건물번호까지 적습니다. 아파트의 동·호수는 적지 않아도 됩니다.',
        '받은 사람은 성만 적거나 ‘김○○’처럼 적고, 확인 칸에 서명을 받습니다. 서명을 받지 못했으면 배달완료 사진이나 문자를 함께 등록합니다.',
        '한 장에 다 적지 못하면 같은 서식을 더 인쇄하여 번호를 이어서 적습니다.',
        '상인회가 관리하는 대장에는 상인회의 직인을 받습니다.',
      ],
    },
    {
      note: '직접배달은 1건당 5,000원으로 계산하며 최대 100건까지 입력할 수 있습니다. 고객에게 배달비를 받은 배달은 적지 않습니다.',
    },
    { text: '위 내용은 사실과 같으며, 사실과 다르면 지원금을 반환하고 관계 법령에 따른 책임을 지겠습니다.' },
    {
      signature: [
        '20      년        월        일',
        '대표자                                  (서명 또는 인)',
        '상인회 확인                                  (직인)',
      ],
    },
  ],
}
