/** Files that code in `townsite/` imports as text. */
declare module '*.css' {
  const text: string
  export = text
}
declare module '*.svg' {
  const text: string
  export = text
}
