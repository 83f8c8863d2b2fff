import { path, rect, words } from '../build/drawing/shapes.ts'
import { barcode, colour, example, grid, seal, sheet } from './kit.ts'

/** What somebody was billed for, and what was paid. */
export const bills = [
  example(
    'tax-invoice',
    '전자세금계산서',
    '전자세금계산서. 공급자와 공급받는 자, 작성일자, 품목 택배비, 공급가액과 세액이 적혀 있습니다.',
    [
      ...sheet('전자세금계산서', [56, 28, 368, 304]),
      ...grid({
        at: [76, 78],
        columns: [62, 102, 62, 102],
        rowHeight: 27,
        head: { row: false },
        rows: [
          ['공급자', '○○택배', '공급받는 자', '○○상회'],
          ['등록번호', '000-00-00000', '등록번호', '000-00-00000'],
          ['작성일자', '2025-03-31', '승인번호', '20250331-0000'],
        ],
      }),
      ...grid({
        at: [76, 176],
        columns: [60, 108, 80, 80],
        rowHeight: 27,
        rows: [
          ['월일', '품목', '공급가액', '세액'],
          ['03.31', '택배비 (3월)', '120,000', '12,000'],
          ['', '', '', ''],
        ],
      }),
      words('합계금액', [76, 290], 13, { bold: true }),
      words('132,000원', [404, 290], 17, { bold: true, anchor: 'end', fill: colour.blue }),
      path('M76 302h328', { stroke: colour.ink, lineWidth: 1.5 }),
    ],
  ),
  example(
    'freight-bill',
    '택배 운임 청구서',
    '택배 운임 청구서. 이용 기간, 월별 건수와 운임, 청구 합계와 택배사 직인이 있습니다.',
    [
      ...sheet('택배 운임 청구서', [56, 28, 368, 304]),
      words('수신: ○○상회 귀중', [76, 84], 12, { fill: colour.soft }),
      words('이용 기간: 2025.01.01 ~ 2025.03.31', [76, 104], 12, { fill: colour.soft }),
      ...grid({
        at: [76, 118],
        columns: [82, 82, 82, 82],
        rowHeight: 28,
        rows: [
          ['이용월', '건수', '단가', '운임'],
          ['2025.01', '18건', '4,000', '72,000'],
          ['2025.02', '21건', '4,000', '84,000'],
          ['2025.03', '25건', '4,000', '100,000'],
          ['합계', '64건', '', '256,000'],
        ],
      }),
      words('위와 같이 청구합니다.', [76, 296], 12, { fill: colour.soft }),
      words('○○택배 주식회사', [352, 308], 14, { bold: true, anchor: 'end' }),
      ...seal([384, 302]),
    ],
  ),
  example(
    'agency-settlement',
    '배달대행 정산서',
    '배달대행사 정산 화면. 정산 기간과 배달 건수, 배달대행료와 이용료, 정산 합계가 나옵니다.',
    [
      rect([76, 26, 328, 308], { fill: colour.paper, stroke: colour.line, lineWidth: 1, radius: 10 }),
      path('M86 26h308a10 10 0 0 1 10 10v36H76V36a10 10 0 0 1 10-10Z', { fill: colour.blue }),
      words('배달대행 정산내역', [96, 56], 17, { bold: true, fill: colour.paper }),
      words('2025년 4월 · ○○상회', [96, 98], 13, { fill: colour.soft }),
      rect([96, 110, 136, 58], { fill: colour.pale, radius: 8 }),
      words('배달 건수', [108, 132], 12, { fill: colour.soft }),
      words('86건', [108, 156], 19, { bold: true }),
      rect([248, 110, 136, 58], { fill: colour.pale, radius: 8 }),
      words('배달대행료', [260, 132], 12, { fill: colour.soft }),
      words('301,000원', [260, 156], 19, { bold: true }),
      ...grid({
        at: [96, 184],
        columns: [96, 96, 96],
        rowHeight: 26,
        rows: [
          ['일자', '건수', '대행료'],
          ['04.01', '4건', '14,000'],
          ['04.02', '3건', '10,500'],
          ['04.03', '5건', '17,500'],
        ],
      }),
      words('정산 합계', [96, 314], 13, { bold: true }),
      words('301,000원', [384, 315], 17, { bold: true, anchor: 'end', fill: colour.blue }),
    ],
  ),
  example(
    'card-receipt',
    '카드 매출전표',
    '신용카드 매출전표. 가맹점 퀵서비스 업체, 거래일시, 카드번호 일부와 결제금액이 적혀 있습니다.',
    [
      path('M150 22h180v302l-15-9-15 9-15-9-15 9-15-9-15 9-15-9-15 9-15-9-15 9-15-9-15 9Z', {
        fill: colour.paper,
        stroke: colour.line,
        lineWidth: 1,
      }),
      words('신용카드 매출전표', [240, 54], 16, { bold: true, anchor: 'middle' }),
      path('M166 68h148', { stroke: colour.ink, lineWidth: 1.5 }),
      ...receiptLines([
        ['가맹점', '○○퀵서비스'],
        ['사업자번호', '000-00-00000'],
        ['거래일시', '2025.05.12 14:20'],
        ['카드번호', '0000-****-****-00**'],
        ['승인번호', '00000000'],
        ['품목', '퀵서비스 이용료'],
      ]),
      path('M166 218h148', { stroke: colour.line, lineWidth: 1 }),
      words('결제금액', [166, 246], 13, { bold: true }),
      words('15,000원', [314, 247], 18, { bold: true, anchor: 'end', fill: colour.blue }),
      barcode([190, 264, 32]),
    ],
  ),
]

function receiptLines(lines: readonly [string, string][]) {
  return lines.flatMap(([name, value], place) => [
    words(name, [166, 92 + place * 22], 10, { fill: colour.soft }),
    words(value, [314, 92 + place * 22], 10, { anchor: 'end' }),
  ])
}
