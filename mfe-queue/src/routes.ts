/** The waiting room lies over every page and has none of its own. */
export const routes = {}
