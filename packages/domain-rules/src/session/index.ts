export {
  correctDeadline,
  isAhead,
  secondsUntil,
  tick,
  startCountdown,
  untilNextSecond,
  type Countdown,
  type DueEvent,
} from './countdown.ts'
export { clockFace, spokenRest } from './rest.ts'
