import type { TextSection } from './text-block.ts'

export const lead = '이 누리집은 아래의 저작물과 오픈소스 소프트웨어를 이용하여 만들었습니다.'

/** The works of others in the site, in the words that their licences ask for. */
export const sections: readonly TextSection[] = [
  {
    heading: '범정부 UI/UX 디자인시스템 (KRDS)',
    blocks: [
      '본 저작물은 행정안전부에서 2024년 작성하여 공공누리 제1유형으로 개방한 ‘범정부 UI/UX 디자인시스템(KRDS)’을 이용하였으며, 해당 저작물은 KRDS 디자인시스템 홈페이지(www.krds.go.kr)에서 무료로 다운받으실 수 있습니다.',
      '디자인 토큰과 아이콘을 이용하였습니다.',
    ],
  },
  {
    heading: '글꼴 (Pretendard GOV)',
    blocks: [
      'Copyright (c) 2021, Kil Hyung-jin, with Reserved Font Name Pretendard.',
      'SIL Open Font License 1.1에 따라 제작자가 배포한 글꼴 파일을 그대로 이용하였습니다.',
    ],
  },
  {
    heading: '그림',
    blocks: [
      '로고, 첫 화면 그림과 예시 그림은 이 누리집을 위해 새로 그린 것으로, 실제 기관의 표장이 아닙니다.',
    ],
  },
]

export const packagesTitle = '오픈소스 소프트웨어'
export const name = '이름'
export const copyright = '저작권자'
export const licence = '라이선스'
export const newWindow = '(새 창 열림)'
