/** Above this number, the drawn map links only to locations with a label, and to the list of all locations. */
export const mostNamed = 40

/** Up to this number, services alternate on the home page and show their steps. More are cards without lists. */
export const mostInFull = 4
