/** A schema for each key of a table. */
export const eachOf = <Key extends string, Schema>(keys: readonly Key[], make: (key: Key) => Schema): Readonly<Record<Key, Schema>> =>
  // `Object.fromEntries` forgets which keys there are.
  Object.fromEntries(keys.map(key => [key, make(key)])) as Record<Key, Schema>
