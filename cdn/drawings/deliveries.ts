import { circle, path, rect, words, type Shape } from '../build/drawing/shapes.ts'
import { colour, example } from './kit.ts'

/** What shows that something has arrived. */
export const deliveries = [
  example(
    'delivery-complete',
    '배달완료 사진·문자',
    '문 앞에 놓인 배달 물품을 찍은 사진과, 배달이 완료되었다고 알리는 문자 메시지.',
    [
      rect([32, 70, 216, 232], { fill: colour.paper, stroke: colour.line, lineWidth: 1, radius: 4 }),
      rect([44, 82, 192, 176], { fill: '#cdd6e0' }),
      rect([88, 92, 104, 166], { fill: '#8fa3b8', radius: 2 }),
      circle([178, 178, 5], { fill: colour.amber }),
      words('101호', [140, 122], 15, { bold: true, fill: colour.paper, anchor: 'middle' }),
      rect([112, 208, 74, 50], { fill: colour.sand }),
      path('M112 208h74v12h-74Z', { fill: '#d4ab73' }),
      path('M144 208h10v22l-5-4-5 4Z', { fill: '#c39a63' }),
      words('2025.03.04 18:32', [54, 98], 11, { fill: colour.ink, bold: true }),
      words('배달완료 사진', [140, 286], 13, { anchor: 'middle', bold: true }),
      rect([276, 96, 172, 222], { fill: '#33363d', radius: 18 }),
      rect([284, 110, 156, 194], { fill: colour.paper, radius: 8 }),
      words('○○상회', [362, 134], 13, { bold: true, anchor: 'middle' }),
      path('M284 146h156', { stroke: colour.line, lineWidth: 1 }),
      rect([294, 160, 132, 92], { fill: colour.head, radius: 10 }),
      words('[배달완료]', [304, 182], 12, { bold: true }),
      words('주문하신 물품을', [304, 203], 12),
      words('문 앞에 두었습니다.', [304, 221], 12),
      words('03.04 18:32', [304, 241], 11, { fill: colour.soft }),
    ],
  ),
  example(
    'association-receipts',
    '꽃배달협회·세탁물 인수증',
    '꽃배달협회 인수증과 세탁물 인수증. 받은 날짜와 주소, 인수자의 서명이 있습니다.',
    [
      ...receipt(
        '꽃배달 인수증',
        '○○화원협회',
        [36, 84],
        [
          ['배달일', '2025.05.08'],
          ['상품', '화환 1개'],
          ['받는 곳', '○○구 ○○로 9'],
          ['인수자', '김○○'],
        ],
      ),
      path('M180 246c6-14 14-14 12 0s8 8 14-6', { stroke: colour.ink, lineWidth: 2 }),
      ...receipt(
        '세탁물 인수증',
        '○○세탁소',
        [252, 100],
        [
          ['배달일', '2025.05.09'],
          ['품목', '이불 2, 코트 1'],
          ['받는 곳', '○○구 ○○길 3'],
          ['인수자', '이○○'],
        ],
      ),
      path('M396 262c8-12 12-16 14-2s6 6 12-8', { stroke: colour.ink, lineWidth: 2 }),
    ],
  ),
]

function receipt(
  title: string,
  from: string,
  [x, y]: [number, number],
  lines: readonly [string, string][],
): Shape[] {
  return [
    rect([x + 4, y + 5, 192, 206], { fill: '#d3dbe5', radius: 3 }),
    rect([x, y, 192, 206], { fill: colour.paper, stroke: colour.line, lineWidth: 1, radius: 3 }),
    words(title, [x + 96, y + 34], 17, { bold: true, anchor: 'middle' }),
    path(`M${x + 16} ${y + 48}h160`, { stroke: colour.ink, lineWidth: 1.5 }),
    ...lines.flatMap(([name, value], place): Shape[] => [
      words(name, [x + 18, y + 76 + place * 28], 12, { fill: colour.soft }),
      words(value, [x + 72, y + 76 + place * 28], 12),
    ]),
    words(from, [x + 96, y + 192], 13, { bold: true, anchor: 'middle' }),
  ]
}
