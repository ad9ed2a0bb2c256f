/** Versions of packages (semver.org). */

const pattern = /^v?(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/

interface Version {
  /** Major, minor and patch. */
  readonly numbers: readonly number[]
  /** The identifiers of a pre-release; none for a release. */
  readonly pre: readonly string[]
}

const versionOf = (text: string): Version => {
  const [, major = '0', minor = '0', patch = '0', pre] = pattern.exec(text) ?? []
  return { numbers: [major, minor, patch].map(Number), pre: pre?.split('.') ?? [] }
}

export const isVersion = (text: string): boolean => pattern.test(text)

const comparePart = (a: string, b: string): number => {
  const [isNumber, isOtherNumber] = [a, b].map(part => /^\d+$/.test(part))
  if (isNumber === true && isOtherNumber === true) return Number(a) - Number(b)
  if (isNumber !== isOtherNumber) return isNumber === true ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** @returns a negative number if the first version is the older one */
export const compareVersions = (first: string, second: string): number => {
  const [a, b] = [versionOf(first), versionOf(second)]
  const place = a.numbers.findIndex((part, index) => part !== b.numbers[index])
  if (place >= 0) return (a.numbers[place] ?? 0) - (b.numbers[place] ?? 0)
  // A release is newer than its pre-releases.
  if (a.pre.length === 0 || b.pre.length === 0) return b.pre.length - a.pre.length
  for (const [index, part] of a.pre.entries()) {
    const otherPart = b.pre[index]
    if (otherPart === undefined) return 1
    const order = comparePart(part, otherPart)
    if (order !== 0) return order
  }
  return a.pre.length - b.pre.length
}

/** Whether only the last number of two releases differs. Pre-releases of one version may differ in anything. */
export const isPatch = (from: string, to: string): boolean => {
  const [before, after] = [versionOf(from), versionOf(to)]
  const isSameMinor = before.numbers[0] === after.numbers[0] && before.numbers[1] === after.numbers[1]
  return isSameMinor && before.numbers[2] !== after.numbers[2] && before.pre.length === 0
}
