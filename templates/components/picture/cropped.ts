/** The displayed width of a picture that fills its box and is cropped, in percent of a narrow screen’s width. */

/** The part of the width that phones load: at their pixel density the difference is not visible, and the file fits into one round trip. */
const enough = 0.72

/**
 * @param box width of the box, in percent of the screen’s
 * @param crop width of the picture relative to its box
 */
export const croppedOnPhones = (box: number, crop: number): string => `${Math.ceil(box * Math.max(1, crop * enough))}vw`

/** The same on medium screens. */
export const croppedOnTablets = (box: number, crop: number): string => `${Math.ceil(box * crop)}vw`

/** Screens wider than a phone’s. */
export const beyondPhones = '(min-width: 40rem)'
