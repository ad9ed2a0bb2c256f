/** How wide a picture is drawn that fills its box and is wider than that, in hundredths of a narrow screen's width. */

/** What a phone loads of the width that is drawn: its pixels are so small that nobody misses the rest, and it comes in one round trip. */
const enough = 0.72

/** @param box width of the box, in hundredths of the screen's @param crop how many times the width of its box the picture has */
export const croppedOnPhones = (box: number, crop: number): string => `${Math.ceil(box * Math.max(1, crop * enough))}vw`

/** The same on screens that are wider than a phone's, and not wide. */
export const croppedOnTablets = (box: number, crop: number): string => `${Math.ceil(box * crop)}vw`

/** Where phones end. */
export const beyondPhones = '(min-width: 40rem)'
