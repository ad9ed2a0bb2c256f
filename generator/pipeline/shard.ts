/** One of several parts that a build is shared out into: `2/4`. */
export interface Shard {
  /** From 1 to `of`. */
  readonly number: number
  readonly of: number
}

/** Whether the thing at this place of a list, from 0, belongs to a shard. Neighbours go to different shards. */
export const isInShard = (shard: Shard | undefined, place: number): boolean => shard === undefined || place % shard.of === shard.number - 1

/** Reads `2/4`; nothing else. */
export const parseShard = (text: string): Shard | undefined => {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? []
  return number === undefined || of === undefined || number < 1 || number > of ? undefined : { number, of }
}

export const shardText = ({ number, of }: Shard): string => `${number}/${of}`
