/** Yes or no, in the form of calls and stored records. */
export type YesNo = 'Y' | 'N'
