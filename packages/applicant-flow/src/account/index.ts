export { AccountFields } from './account-fields.tsx'
export { type AccountField, type AccountForm, type AccountValues } from './account-form.ts'
export { checkFailed as accountCheckFailed } from './texts.ko.ts'
export { useBanks, type Banks } from './use-banks.ts'
