/**
 * `townsite/extension`: what the code in a site's `townsite/` folder imports. See docs/extend.md.
 */
import * as z from 'zod'
import type { FormService } from './site/forms/form-service.ts'
import type { Host } from './site/hosts/host.ts'
import type { PageKind } from './site/model/page-kinds.ts'
import type { BlockModule } from './site/pages/block-module.ts'
import type { PageModule } from './site/pages/page-module.ts'

export { defaults as formServiceDefaults, type FormService } from './site/forms/form-service.ts'
export { defineCheck, type Check } from './tools/check/define-check.ts'
export { field, labels } from './site/config/schema/field.ts'
export { z }

/** Types a block: a section that a config can place on any page. */
export const defineBlock = <Config, Data>(block: BlockModule<Config, Data>): BlockModule<Config, Data> => block

export const defineHost = (host: Host): Host => host

export const defineFormService = (service: FormService): FormService => service

export const definePage = <Kind extends PageKind>(page: PageModule<Kind>): PageModule<Kind> => page
