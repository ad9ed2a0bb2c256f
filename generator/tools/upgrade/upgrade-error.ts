/** An error that the user can fix; the command exits with code 2. */
export class UpgradeError extends Error {}
