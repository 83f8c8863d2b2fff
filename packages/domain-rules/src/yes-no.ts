/** Yes or no, as calls and stored records write it. */
export type YesNo = 'Y' | 'N'
