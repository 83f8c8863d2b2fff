/** The waiting room is shown over every page and has none of its own. */
export const routes = {}
