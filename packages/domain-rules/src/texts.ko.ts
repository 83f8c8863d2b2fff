/** The refusal of a status change, as a case worker reads it; our own. */
export const refused = (from: string, to: string) => `'${from}' 상태에서 '${to}' 상태로 변경할 수 없습니다.`
export const allowed = (statuses: readonly string[]) => `변경 가능한 상태: ${statuses.join(', ')}`
export const noneAllowed = '더 이상 변경할 수 없는 상태입니다.'

/** A status or a type that a response leaves out. */
export const unknown = '알 수 없음'
