/** Hash in a file name: `/assets/hero.1b560a55-480.avif`. */
const hash = /\.[0-9a-f]{8,20}(?=[.-])/g

/** File name that is only a hash: `/assets/share/09e1754ecafeff09.png`. */
const hashOnly = /(?<=\/)[0-9a-f]{12,64}(?=\.\w+\b)/g

/** A file name without its hash, so that it stays the same when the content changes. */
export const withoutHash = (name: string): string => name.replace(hash, '').replace(hashOnly, '')

/** The name that all sizes and formats of an image share: `hero`. Without a name, that of its folder. */
export const imageName = (src: string): string =>
  withoutHash(src)
    .replace(/\/\.\w+$/, '')
    .replace(/^.*\//, '')
    .replace(/(?:-\d+)?\.\w+$/, '')

/** Removes the hashes and nonces of a Content-Security-Policy, which change with each style. */
export const withoutDigests = (policy: string): string => policy.replace(/ '(?:sha(?:256|384|512)|nonce)-[^']*'/g, '')
