export { CallCentre } from './call-centre.tsx'
export { PhoneLink } from './phone-link.tsx'
