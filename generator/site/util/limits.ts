/** Above this number, the drawn map links only to locations with a label, and to the list of all locations. */
export const mostNamed = 40
