export const helpLine = '신청 문의'
export const callCentre = '콜센터'
/** The call centre beside the number for the application. */
export const aboutProgramme = '제도 문의 (콜센터)'
export const callCentreHours = '(평일 9:00~18:00)'
