/** `townsite/model`: the types of the data that components receive. */
export type { Labels } from './site/model/labels.ts'
export type { Language } from './site/model/language.ts'
export type * from './site/model/page.ts'
