/**
 * The year that ages and copyright are reckoned in: the one clock that output reads.
 * `SOURCE_DATE_EPOCH` (reproducible-builds.org/specs/source-date-epoch), in seconds, takes its place when set.
 */
export const currentYear = (): number => now().getUTCFullYear()

/** Today as `2026-11-21`, for what is told to the owner; no output reads it. */
export const currentDay = (): string => now().toISOString().slice(0, 10)

const now = (): Date => {
  const epoch = process.env.SOURCE_DATE_EPOCH
  return epoch !== undefined && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date()
}
