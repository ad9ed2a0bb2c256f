import type { Cache } from '../../generator/platform/cache.ts'
import { cacheFolderOf } from '../../generator/platform/site-root.ts'

/** The cache of the sample. */
export const sampleCache: Cache = { folder: cacheFolderOf(process.cwd()), isRead: true }

/** The same, but every value is computed again. */
export const unreadCache: Cache = { ...sampleCache, isRead: false }
