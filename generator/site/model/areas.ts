/** Beyond this number the drawn map has no link for each area: those without a label are dots alone, and a link leads to where all are listed. */
export const mostNamed = 40
