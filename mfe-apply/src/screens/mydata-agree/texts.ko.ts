export const lead = '공공 마이데이터에 동의하시면 서류를 따로 내지 않으셔도 됩니다.'
export const request = {
  title: '본인정보 제3자 제공 요구',
  law: '전자정부법 제43조의2에 따라, 행정기관 등이 보유한 본인정보를 이 지원사업의 운영기관에 제공하도록 요구할 수 있습니다.',
  note: '요구하지 않으시면 본인정보를 받을 수 없으므로, 필요한 서류를 신청하실 때 직접 내셔야 합니다.',
  legend: '본인정보를 제공하도록 요구하시겠습니까?',
  notOfferedYet: '위의 마이데이터 이용 동의 항목에 모두 동의하면 선택할 수 있습니다.',
  options: [
    { value: 'Y', label: '요구함' },
    { value: 'N', label: '요구하지 않음' },
  ],
} as const
export const agreementsFailed = '동의 정보 저장에 실패했습니다.'
