import * as t from './texts.ko.ts'

/** The actors of steps that the site takes by itself. */
const SITE = ['automatic', 'schedule']

/** Returns the name of an operator, or the word for the site itself. */
export function actorName(actor: string): string {
  return SITE.includes(actor) ? t.automatic : actor.replace(/^operator:/, '')
}
