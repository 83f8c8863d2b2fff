export { drawn, drawScreen, type DrawnScreen, type Scene } from './draw-screen.tsx'
