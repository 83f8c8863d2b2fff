/** What of a text is digits: numbers are typed and pasted with signs between them. */
export const digits = (text: string): string => text.replaceAll(/\D/g, '')
