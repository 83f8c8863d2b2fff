export {
  correctDeadline,
  look,
  startCountdown,
  untilNextSecond,
  type Countdown,
  type Due,
} from './countdown.ts'
export { clockFace, spokenRest } from './rest.ts'
