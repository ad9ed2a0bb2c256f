/** A text that is written in a way which only the whole of YAML tells. */
export class Rare extends Error {}
