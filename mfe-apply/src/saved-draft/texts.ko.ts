import { DRAFT_DAYS } from 'domain-rules/application'

export const title = '나중에 이어서 작성하기'
export const lead = `지금 다 작성하기 어려우시면 입력하신 사업자 정보를 저장해주세요. ${DRAFT_DAYS}일 동안 보관하며, 사업자등록번호 확인과 본인인증을 다시 하시면 다른 기기에서도 이어서 작성하실 수 있습니다.`
export const notSaved = '주민등록번호·휴대폰번호·계좌정보와 첨부파일, 동의 내용은 저장하지 않습니다.'
export const save = '저장하고 나중에 이어서 하기'
export const remove = '저장한 내용 삭제'
export const lastSaved = (at: string) =>
  `${at}에 저장하신 내용이 있습니다. 다시 저장하시면 지금 입력하신 내용으로 바뀝니다.`
export const saved = (until: string) => `저장했습니다. ${until}까지 보관합니다. 이제 이 창을 닫으셔도 됩니다.`
export const replaced = (at: string) => `${at}에 저장하신 내용은 이번 내용으로 바뀌었습니다.`
export const saveFailed = '입력하신 내용을 저장하지 못했습니다.'
export const removed = '저장한 내용을 삭제했습니다. 지금 입력하신 내용은 그대로 있습니다.'
export const removeFailed = '저장한 내용을 삭제하지 못했습니다.'

export const question = {
  title: (at: string) => `${at}에 저장하신 신청 내용이 있습니다.`,
  ifContinued:
    '이어서 작성하시면 동의를 다시 받은 뒤 저장하신 사업자 정보가 채워진 신청서를 엽니다. 그 밖의 내용은 다시 입력해주세요.',
  ifAnew: (until: string) =>
    `새로 작성하셔도 저장하신 내용은 ${until}까지 보관하며, 신청정보 입력 화면에서 삭제하실 수 있습니다.`,
  continue: '이어서 작성하기',
  anew: '새로 작성하기',
  loadFailed: '저장하신 내용을 불러오지 못했습니다.',
  gone: '보관 기간이 지났거나 삭제되어 불러올 내용이 없습니다. 새로 작성해주세요.',
} as const
