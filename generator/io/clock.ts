/**
 * The year that ages and copyright are reckoned in: the one clock that output reads.
 * `SOURCE_DATE_EPOCH` (reproducible-builds.org/specs/source-date-epoch), in seconds, takes its place when set.
 */
export const currentYear = (): number => {
  const epoch = process.env.SOURCE_DATE_EPOCH
  const date = epoch !== undefined && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date()
  return date.getUTCFullYear()
}
