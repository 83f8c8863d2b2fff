export const helpLine = '문의전화'
export const callCentre = '콜센터'
export const callCentreHours = '(평일 9:00~18:00)'
