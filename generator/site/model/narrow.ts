/**
 * Engines hold a text in one byte a letter where each letter is of Latin-1, else in two, and so do they all that is cut out of it or put
 * together with it: a single ’ of a config would have each area’s name, and nearly all texts of pages, take twice the memory and be looked
 * through at half the speed.
 */

const beyondLatin = /[^\0-\xff]/

/** Whether a letter of it needs two bytes. */
export const isWide = (text: string): boolean => beyondLatin.test(text)

/** The same text, held in one byte a letter where that is possible, as JSON is read. */
export const narrow = (text: string): string => JSON.parse(JSON.stringify(text)) as string
