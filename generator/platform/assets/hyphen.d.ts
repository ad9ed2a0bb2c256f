/** The part of the package `hyphen` that is used. The package has no type declarations. */
declare module 'hyphen' {
  const createHyphenator: (
    patterns: readonly unknown[],
    options: { readonly hyphenChar: string; readonly html: boolean },
  ) => (text: string) => string
  export = createHyphenator
}

declare module 'hyphen/patterns/*' {
  const patterns: readonly unknown[]
  export = patterns
}
