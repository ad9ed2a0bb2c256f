/**
 * Whether everything is tried, however long it takes (`npm run test:thorough`). `npm test` tries every kind of thing, and of the long rows
 * (pages of the three samples, rounds of the same build, edits in a row, recipes) a part.
 */
export const thorough: boolean = process.env.TOWNSITE_THOROUGH === '1'
