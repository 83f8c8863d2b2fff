import { Day } from './day.tsx'

export const examples = { 'a day': <Day at="2025-06-02T16:00:00.000Z" />, 'no day': <Day at="" /> }
