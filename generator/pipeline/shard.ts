/** One of several parts of a build, `2/4`, for as many machines. */
export interface Shard {
  /** From 1 to `of`. */
  readonly number: number
  readonly of: number
}

/** Whether the item at an index of a list belongs to a shard. Neighbors are in different shards. */
export const isInShard = (shard: Shard | undefined, place: number): boolean => shard === undefined || place % shard.of === shard.number - 1

/** Parses `2/4`. */
export const parseShard = (text: string): Shard | undefined => {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? []
  return number === undefined || of === undefined || number < 1 || number > of ? undefined : { number, of }
}

export const shardText = ({ number, of }: Shard): string => `${number}/${of}`
