export { type NamedAccount, accountHolderOf, verifyAccount } from './account.ts'
export { type Bank, listBanks, listReasons } from './codes.ts'
