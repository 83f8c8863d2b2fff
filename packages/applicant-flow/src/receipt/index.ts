export { hasUnfiledApplication } from './unfiled-application.ts'
export { keepReceipt, receiptOf, type Receipt } from './receipt.ts'
