import { expect, it } from 'vitest'
import { changedLines, wholeFunctions } from './touched-places.ts'

const DIFF = `diff --git a/src/a.ts b/src/a.ts
--- a/src/a.ts
+++ b/src/a.ts
@@ -1 +1,2 @@ function of() {
+one
+two
@@ -9,2 +10,0 @@
-gone
diff --git a/src/b.ts b/src/b.ts
--- a/src/b.ts
+++ b/src/b.ts
@@ -4 +4 @@
-old
+new`

it('reads the changed lines of each file; of deleted lines, the one before them', () => {
  expect([...changedLines(DIFF)]).toEqual([
    [
      'src/a.ts',
      [
        [1, 2],
        [10, 10],
      ],
    ],
    ['src/b.ts', [[4, 4]]],
  ])
})

const CODE = `const LIMIT = 3

export function first(): number {
  const inner = () => {
    return LIMIT
  }
  return inner()
}

export class Second {
  third(): number {
    return 1
  }

  fourth = () => 2
}
`

it.each([
  [[[5, 5]], [[3, 8]]],
  [[[1, 1]], [[1, 1]]],
  [
    [
      [12, 12],
      [11, 11],
    ],
    [[11, 13]],
  ],
  [
    [
      [1, 4],
      [15, 15],
    ],
    [
      [3, 8],
      [15, 15],
    ],
  ],
  [[], []],
] as const)('widens the lines %j to the outermost functions around them: %j', (changed, places) => {
  expect(wholeFunctions('code.ts', CODE, changed)).toEqual(places)
})
