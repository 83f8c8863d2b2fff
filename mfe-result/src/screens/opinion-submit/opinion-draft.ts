import { draftsOf, TextShape } from 'applicant-flow/draft'

/** The draft of an opinion, for a person and an application; removed when it is submitted (GP-09). */
export const opinionDrafts = draftsOf('opinion', TextShape)
