import type { Builders } from '../../config/schema/builders.ts'
import { messagePage } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) => messagePage(build, { en: 'Page not found', fr: 'Page introuvable' })
