export const callCentre = '콜센터'
