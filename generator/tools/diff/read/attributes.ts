export type Attributes = Readonly<Record<string, string>>

export const without = (attributes: Attributes, left: string): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== left))
