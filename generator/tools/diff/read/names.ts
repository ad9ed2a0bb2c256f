/** Files whose names carry a hash of their content: `/assets/hero.1b560a55-480.avif`. */
const hash = /\.[0-9a-f]{8,20}(?=[.-])/g

/** Files that are called by nothing else: `/assets/share/09e1754ecafeff09.png`. */
const hashAlone = /(?<=\/)[0-9a-f]{12,64}(?=\.\w+\b)/g

/** A file’s name without its hash: what it is called while its content changes. */
export const withoutHash = (name: string): string => name.replace(hash, '').replace(hashAlone, '')

/** A picture by one name for all its sizes and formats: `hero`. One that has a hash alone is called by its folder. */
export const pictureName = (src: string): string =>
  withoutHash(src)
    .replace(/\/\.\w+$/, '')
    .replace(/^.*\//, '')
    .replace(/(?:-\d+)?\.\w+$/, '')

/** Hashes and one-time words of a Content-Security-Policy, which change whenever a style does. */
export const withoutDigests = (policy: string): string => policy.replace(/ '(?:sha(?:256|384|512)|nonce)-[^']*'/g, '')
