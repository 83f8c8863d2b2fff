import { path, rect, words } from '../build/drawing/shapes.ts'
import { barcode, colour, example, grid, seal, sheet } from './kit.ts'

/** What goes along with a parcel, and what is written down about deliveries. */
export const ledgers = [
  example(
    'waybill',
    '택배 운송장',
    '상자에 붙은 택배 운송장. 보내는 분과 받는 분, 운송장 번호와 바코드, 운임이 있습니다.',
    [
      path('M52 92 240 44l188 48v196L240 336 52 288Z', { fill: colour.sand }),
      path('M52 92 240 140v196M428 92 240 140', { stroke: '#c39a63', lineWidth: 2 }),
      rect([96, 78, 288, 204], { fill: colour.paper, stroke: colour.line, lineWidth: 1, radius: 4 }),
      rect([96, 78, 288, 34], { fill: colour.blue, radius: 4 }),
      words('○○택배 운송장', [110, 101], 15, { bold: true, fill: colour.paper }),
      words('0000-0000-0000', [370, 101], 13, { fill: colour.paper, anchor: 'end' }),
      ...grid({
        at: [110, 122],
        columns: [74, 186],
        rowHeight: 26,
        head: { column: true },
        rows: [
          ['보내는 분', '○○상회 (○○시 ○○구)'],
          ['받는 분', '김○○ (○○시 ○○동)'],
          ['물품 / 운임', '의류 1상자 / 4,000원'],
        ],
      }),
      barcode([180, 214, 42]),
      words('신용 (보내는 분 부담)', [240, 274], 11, { anchor: 'middle', fill: colour.soft }),
    ],
  ),
  example(
    'merchant-ledger',
    '상인회 배달대장 (직인)',
    '상인회가 확인하고 직인을 찍은 배달대장. 배달일자, 점포, 건수와 금액이 적혀 있습니다.',
    [
      ...sheet('○○시장 상인회 배달대장', [56, 28, 368, 304]),
      ...grid({
        at: [76, 82],
        columns: [76, 92, 76, 84],
        rowHeight: 28,
        rows: [
          ['배달일자', '점포명', '건수', '배달비'],
          ['2025.03.04', '○○상회', '3건', '9,000'],
          ['2025.03.05', '○○상회', '2건', '6,000'],
          ['2025.03.07', '○○상회', '4건', '12,000'],
          ['합계', '', '9건', '27,000'],
        ],
      }),
      words('위 내용이 사실과 같음을 확인합니다.', [240, 254], 13, { anchor: 'middle' }),
      words('2025년 4월 1일', [240, 278], 12, { anchor: 'middle', fill: colour.soft }),
      words('○○시장 상인회장', [256, 308], 15, { bold: true, anchor: 'middle' }),
      rect([322, 280, 44, 44], { stroke: colour.red, lineWidth: 3, radius: 3 }),
      words('상인', [344, 299], 15, { bold: true, fill: colour.red, anchor: 'middle' }),
      words('회인', [344, 317], 15, { bold: true, fill: colour.red, anchor: 'middle' }),
    ],
  ),
  example(
    'address-ledger',
    '배달대장 (주소 기재)',
    '직접 쓴 배달대장. 배달일자와 배달 주소, 품목, 금액, 받은 사람의 확인 칸이 있습니다.',
    [
      ...sheet('배 달 대 장', [40, 28, 400, 304]),
      words('상호: ○○상회 · 2025년 3월', [60, 82], 12, { fill: colour.soft }),
      ...grid({
        at: [60, 94],
        columns: [62, 148, 62, 50, 38],
        rowHeight: 30,
        size: 10.5,
        rows: [
          ['일자', '배달 주소', '품목', '금액', '확인'],
          ['03.04', '○○구 ○○로 12, 101호', '반찬', '32,000', '김'],
          ['03.04', '○○구 ○○길 7', '과일', '25,000', '이'],
          ['03.06', '○○구 ○○로 88, 3층', '반찬', '41,000', '박'],
          ['03.07', '○○구 ○○로 5', '떡', '54,000', '최'],
        ],
      }),
      words('합계 4건', [60, 272], 13, { bold: true }),
      words('대표자 홍○○', [368, 308], 14, { bold: true, anchor: 'end' }),
      ...seal([394, 303]),
    ],
  ),
]
