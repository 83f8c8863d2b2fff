import { circle, path, rect, words, type Drawing, type Shape } from '../build/drawing/shapes.ts'
import { colour } from './kit.ts'

const WIDTH = 720
const HEIGHT = 480

/** Notices as pictures, for popups that are nothing but one (POPUP-20, POPUP-33). */
export const notices: readonly Drawing[] = [
  poster('notice-maintenance', '시스템 점검 안내', [
    rect([0, 0, WIDTH, HEIGHT], { fill: '#eaf1ff' }),
    rect([0, 0, WIDTH, 12], { fill: colour.blue }),
    ...clock([566, 214, 92]),
    words('시스템 점검 안내', [56, 104], 46, { bold: true }),
    words('안정적인 서비스를 위해 시스템을 점검합니다.', [56, 150], 22, { fill: colour.soft }),
    rect([56, 192, 372, 150], { fill: colour.paper, radius: 14 }),
    words('점검 일시', [84, 232], 20, { fill: colour.soft, bold: true }),
    words('6월 30일(월)', [84, 274], 34, { bold: true }),
    words('00:00 ~ 02:00', [84, 318], 34, { bold: true, fill: colour.blue }),
    words('점검 시간에는 신청과 결과 확인을 이용할 수 없습니다.', [56, 390], 22),
    words('점검 종료 시각은 사정에 따라 달라질 수 있습니다.', [56, 424], 22, { fill: colour.soft }),
  ]),
  poster('notice-supplement', '보완요청 안내', [
    rect([0, 0, WIDTH, HEIGHT], { fill: '#fff6e2' }),
    rect([0, 0, WIDTH, 12], { fill: colour.amber }),
    ...paperWithMark([560, 96]),
    words('보완요청을 받으셨나요?', [56, 104], 42, { bold: true }),
    words('요청받은 날부터', [56, 166], 26, { fill: colour.soft }),
    words('7일 이내에', [56, 226], 58, { bold: true, fill: colour.red }),
    words('다시 등록해 주세요.', [326, 224], 26, { fill: colour.soft }),
    rect([56, 262, 608, 166], { fill: colour.paper, radius: 14 }),
    words('1. 신청결과 확인에서 보완할 내용을 봅니다.', [84, 308], 24),
    words('2. 증빙을 바꾸거나 삭제합니다.', [84, 350], 24),
    words('3. 보완등록을 누릅니다.', [84, 392], 24),
  ]),
]

function poster(name: string, caption: string, shapes: readonly Shape[]): Drawing {
  return { name, caption, alt: caption, width: WIDTH, height: HEIGHT, shapes }
}

function clock([x, y, r]: [number, number, number]): Shape[] {
  return [
    circle([x, y, r], { fill: colour.paper, stroke: colour.blue, lineWidth: 12 }),
    path(`M${x} ${y - 54}v54l40 24`, { stroke: colour.blue, lineWidth: 12 }),
    circle([x, y, 9], { fill: colour.blue }),
    path(`M${x} ${y - r + 12}v12M${x} ${y + r - 12}v-12M${x - r + 12} ${y}h12M${x + r - 12} ${y}h-12`, {
      stroke: colour.blue,
      lineWidth: 6,
    }),
  ]
}

function paperWithMark([x, y]: [number, number]): Shape[] {
  return [
    rect([x, y, 100, 132], { fill: colour.paper, stroke: colour.line, lineWidth: 2, radius: 8 }),
    path(`M${x + 18} ${y + 30}h64M${x + 18} ${y + 52}h64M${x + 18} ${y + 74}h40`, {
      stroke: colour.line,
      lineWidth: 7,
    }),
    circle([x + 92, y + 112, 32], { fill: colour.amber }),
    path(`M${x + 92} ${y + 94}v22M${x + 92} ${y + 124}v7`, { stroke: colour.ink, lineWidth: 8 }),
  ]
}
