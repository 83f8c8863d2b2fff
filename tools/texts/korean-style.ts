import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { koreanTexts } from './korean-texts.ts'

/** One way to write each phrase and one word for each thing. `better` is the wording instead. */
const RULES: readonly { wrong: RegExp; better: string }[] = [
  { wrong: /\p{Script=Hangul} (?:주세요|주십시오)/u, better: '…해주세요, joined' },
  { wrong: /[어여해려러내] 드[리립]/, better: '…해드립니다, joined' },
  { wrong: /(?<![세니])요[.!](?:\s|$)/, better: '…합니다, or …해주세요' },
  { wrong: /은\(는\)|이\(가\)|을\(를\)|\(으\)로/, better: 'words in which no particle follows a name' },
  // The agreed sentence of the real-name check has the other word.
  { wrong: /신청자(?! 성명이 일치)/, better: '신청인' },
  { wrong: /법인등록번호/, better: '법인번호' },
  { wrong: /입금 ?계좌|계좌 정보/, better: '지급 계좌, or 계좌정보 for bank, number and holder' },
  {
    wrong: /고객 ?센터|상담 ?센터|문의 ?전화|관리자에게/,
    better: '콜센터, or 신청 문의 for the other number',
  },
  { wrong: /[\d}] ?쪽|(?:이전|다음) 쪽/, better: '페이지' },
  { wrong: /다운로드/, better: '내려받기' },
  { wrong: /\d{4}-\d{2}-\d{2}(?!T)|\d{4}\.\d/, better: '2025. 2. 17., or 2025년 2월 17일 in a sentence' },
  // A person who does not see the page has neither its sides nor its shapes and colours (KWCAG 5.3.3).
  {
    wrong: /왼쪽|오른쪽|[좌우]측|동그라미|[네세]모|빨간|빨강|파란|파랑|노란|초록|[적청녹회]색/,
    better: 'the words of the control instead of its side, shape or colour',
  },
]

/** The requirements whose sentences have a form of their own. They stay to the letter. */
const EXEMPT = ['IDENT-20', 'APLY-85', 'ERR-01']

/** Drawings are papers of others, and a migration that has run is never changed. */
const NOT_OURS = /^cdn\/drawings\/|\/migrations\//

/** Returns a line for each Korean text in these folders that breaks a rule of style. */
export function checkKoreanStyle(root: string, folders: readonly string[]): string[] {
  const exempt = sentencesOf(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'), EXEMPT)
  const texts = koreanTexts(root, folders).filter(
    ({ path, text }) => !NOT_OURS.test(path) && !exempt.includes(text),
  )
  return texts.flatMap(({ path, line, text }) =>
    styleRemarks(text).map(better => `${path}:${line} write ${better}: ${text}`),
  )
}

/** Returns the better words for each rule that the text breaks. */
export function styleRemarks(text: string): string[] {
  return RULES.filter(({ wrong }) => wrong.test(text)).map(({ better }) => better)
}

/** Returns the sentences of these requirements, which are in the fifth column of the table. */
function sentencesOf(table: string, ids: readonly string[]): string[] {
  const rows = table.split('\n').map(row => row.split('\t'))
  return rows.flatMap(([id = '', , , , sentence = '']) => (ids.includes(id) ? [sentence] : []))
}
