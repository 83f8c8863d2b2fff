/** Returns the digits of a text: numbers are typed and pasted with signs between them. */
export const digits = (text: string): string => text.replaceAll(/\D/g, '')
