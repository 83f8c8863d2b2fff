export const lead =
  'A programme of the Korean government. It pays back to owners of small businesses what they spent on deliveries and parcels, up to 300,000 won for each business.'

export const language =
  'The forms of this website are in Korean. Korean words below are those on the screens. At 77 regional centres, helpers assist you with the application.'

export type Section = { heading: string; items: readonly string[]; isOrdered?: boolean }

/** The facts of the announcement and of the frequent questions, in English. */
export const sections: readonly Section[] = [
  {
    heading: 'Who may apply',
    items: [
      'Sole proprietors (개인사업자) and corporations (법인사업자) that opened on or before 31 December 2024.',
      'The business is not closed (폐업) on the day of the application. A suspended business (휴업) may apply if it has used deliveries or parcels since 2024.',
      'Yearly revenue of 2023 or 2024 is above 0 won and at most 300 million won, as reported to the National Tax Service. If the business opened within a year, the revenue is converted to a full year.',
      'The business paid for deliveries or parcels between 1 January 2024 and 31 December 2025.',
      'The line of business is not on the list of excluded industries.',
      'One person may apply for one business only. Where there are joint representatives, the main representative applies.',
    ],
  },
  {
    heading: 'How much, and how it is paid',
    items: [
      'Up to 300,000 won for each business. If the recognised costs are lower, that amount is paid.',
      'Quick payment (신속지급): for businesses on eight registered delivery platforms. The platforms hold the records, so no proof is needed.',
      'Payment after verification (확인지급): for other parcel carriers, quick services and errand services, and for your own deliveries. You upload proof after you have been selected.',
      'Your own deliveries count 5,000 won each, for at most 100 deliveries.',
      'Collect-on-delivery fees for goods that you bought, and delivery fees that you charged to customers, are not covered.',
    ],
  },
  {
    heading: 'What to prepare',
    items: [
      'Your business registration number (사업자등록번호), ten digits.',
      'A Korean mobile phone in your name, or a certificate, to confirm your identity.',
      'A bank account in the name of the representative, or of the corporation.',
      'A tax-exempt corporation also needs its standard financial statements (표준재무제표증명).',
    ],
  },
  {
    heading: 'How to apply',
    isOrdered: true,
    items: [
      'Choose 신청하기 and answer the five questions of the self-check (자가진단).',
      'Enter your business registration number (사업자등록번호 확인).',
      'Confirm your identity (본인인증) by one of five methods.',
      'Agree to the terms (약관동의), and choose whether your data may be requested (마이데이터 동의).',
      'Fill in the form (신청정보 입력) and verify your bank account (계좌인증). You have 60 minutes, which you can extend.',
      'Check your answers (신청 내용 확인) and submit. Keep the receipt (접수증).',
    ],
  },
  {
    heading: 'After you have applied',
    items: [
      'Look up the state of your application under 신청결과 확인 및 증빙등록, with your business registration number and your identity.',
      'If you are asked for corrections (보완요청), send them within 7 days.',
      'If payment is on hold (보류), you may submit your opinion (의견제출), at most twice.',
      'If the transfer failed (이체결과오류), correct your bank account (계좌정보 수정).',
    ],
  },
  {
    heading: 'Deadlines',
    items: [
      'Applications are accepted in the order of receipt until the budget is used up. There is no fixed last day.',
    ],
  },
]

export const maintenance = (period: string) => `The website is under maintenance: ${period} (Korea time).`
export const applyingLocked = (period: string) => `Applications cannot be started: ${period} (Korea time).`

export const help = 'Whom to call'
export const callCentre = (number: string) => `Call centre ${number}`
export const callCentreHours = 'Weekdays 9:00 to 18:00, in Korean.'
export const centres = 'Regional centres (지역센터 안내)'
export const apply = 'Start an application (신청하기)'
