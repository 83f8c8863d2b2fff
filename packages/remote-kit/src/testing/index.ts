export { drawn, drawScreen, pressAgain, type DrawnScreen, type Scene } from './draw-screen.tsx'
