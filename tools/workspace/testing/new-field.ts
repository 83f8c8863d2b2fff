/** Lines that are added to a file after a line with the given text, or to a new file. */
export type Addition = readonly [path: string, after: string | null, lines: string]

const MIGRATIONS = 'server/backend/src/stores/migrations'

/** Additions for a field that is filed, shown and corrected: the telephone number of the shop. */
export const newField: readonly Addition[] = [
  [
    'packages/domain-rules/src/application/form/fields.ts',
    "from '../../business/settlement-month.ts'",
    "import { checkShopPhone } from '../../business/shop-phone.ts'",
  ],
  [
    'packages/domain-rules/src/application/form/fields.ts',
    'check: checkSettlementMonth,\n  },',
    `  shopPhone: {
    section: 'business',
    wireName: 'shopTelno',
    kind: plain,
    ...inResultAndCorrection,
    check: checkShopPhone,
  },`,
  ],
  [
    'packages/domain-rules/src/business/shop-phone.ts',
    null,
    `import * as t from './texts.ko.ts'

export function checkShopPhone(number: string): string | null {
  return /^\\d{9,11}$/.test(number) ? null : t.shopPhoneWrong
}`,
  ],
  [
    'packages/domain-rules/src/business/texts.ko.ts',
    'export const settlementMonthMissing',
    "export const shopPhoneWrong = '매장 전화번호를 정확히 입력해주세요.'",
  ],
  [
    `${MIGRATIONS}/9999-shop-phone.ts`,
    null,
    `import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql\`alter table application add shop_phone text not null default ''\`.execute(database)
}`,
  ],
  [
    `${MIGRATIONS}/index.ts`,
    'import type { Migration }',
    "import * as shopPhone from './9999-shop-phone.ts'",
  ],
  [`${MIGRATIONS}/index.ts`, 'export const migrations', "  '9999-shop-phone': shopPhone,"],
  [
    'mfe-apply/src/screens/aply-info/sections/business-fields.tsx',
    'type Props = { form',
    `export function ShopPhone({ form }: Props) {
  return (
    <TextField
      id={fieldId('shopPhone')}
      label={t.fields.shopPhone}
      value={form.state.values.shopPhone}
      onChange={shopPhone => form.change({ kind: 'typed', values: { shopPhone } })}
      problem={form.problem('shopPhone')}
      required
    />
  )
}`,
  ],
  ['mfe-apply/src/screens/aply-info/sections/business-section.tsx', '  SettlementMonth,', '  ShopPhone,'],
  [
    'mfe-apply/src/screens/aply-info/sections/business-section.tsx',
    '<SettlementMonth form',
    '      <ShopPhone form={form} />',
  ],
  [
    'mfe-apply/src/screens/aply-info/texts.ko.ts',
    "settlementMonth: '결산월',",
    "  shopPhone: '매장 전화번호',",
  ],
  [
    'mfe-result/src/screens/aply-result/facts/application-facts.tsx',
    '[t.facts.openingDate',
    '        [t.facts.shopPhone, result.shopPhone],',
  ],
  [
    'mfe-result/src/screens/aply-result/texts.ko.ts',
    "settlementMonth: '결산월',",
    "  shopPhone: '매장 전화번호',",
  ],
  [
    'server/backend/src/sandbox/seeds/sample-application.ts',
    "settlementMonth: '12',",
    "    shopPhone: '0212345678',",
  ],
]
