/** Used where an operator configures no wording of their own. */
export const residenceNumberBasis = '전자정부법 제36조와 보조금 관리에 관한 법률 제26조의3'
