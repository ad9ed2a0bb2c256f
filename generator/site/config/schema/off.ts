import * as z from 'zod'

/** In place of a page or a form: it is not there. Taken out before the shape is judged. */
export const off = z.literal('off').meta({ description: 'off: the site does without it.' })
