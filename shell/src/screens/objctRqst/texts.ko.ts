import type { TextSection } from '../../content/text-block.ts'

export const lead =
  '지원 대상 선정 결과나 지급 결과에 동의하지 않으시면 아래 방법으로 이의를 신청하실 수 있습니다.'

export const portal = {
  title: '방법 1. 소상공인 누리집에서 신청',
  text: '소상공인 누리집에 접속하여 이의신청 메뉴에서 사유와 증빙서류를 등록해주세요.',
  link: '소상공인 누리집 바로가기',
} as const

export const callCentre = {
  title: '방법 2. 콜센터에서 신청',
  text: '콜센터로 전화하시면 상담원이 이의신청 절차를 안내해드립니다. 운영 시간은 평일 9:00~18:00입니다.',
  link: (phone: string) => `콜센터 ${phone}`,
} as const

export const sections: readonly TextSection[] = [
  {
    heading: '신청하기 전에 준비해주세요',
    blocks: [
      {
        list: [
          '사업자등록번호와 신청번호',
          '이의를 신청하는 사유',
          '사유를 확인할 수 있는 자료 (사업자등록증명, 매출 증명, 배달·택배 이용 내역 등)',
        ],
      },
    ],
  },
  {
    heading: '지급이 보류된 경우',
    blocks: [
      '신청 상태가 ‘보류’이면 이의신청 대신 신청결과 화면에서 보류 사유를 확인하고 의견을 제출하실 수 있습니다. 의견은 최대 2회까지 제출할 수 있습니다.',
    ],
  },
]
