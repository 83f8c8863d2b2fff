export { hasUnfiledApplication, keepReceipt, receiptOf, type Receipt } from './receipt.ts'
