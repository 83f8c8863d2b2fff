export { coloursOfSheets } from '../../../cdn/build/sheet-colours.ts'
