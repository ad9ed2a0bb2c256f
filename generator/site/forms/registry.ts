import type { FormService } from './form-service.ts'
import { forminit } from './forminit.ts'
import { netlify } from './netlify.ts'
import { basin, custom, formspark, formspree, formsubmit, getform } from './simple-services.ts'
import { web3forms } from './web3forms.ts'

/** Every form service, by its name in a config. */
export const formServices = {
  formspree,
  forminit,
  getform,
  basin,
  web3forms,
  formspark,
  formsubmit,
  netlify,
  custom,
} as const satisfies Record<string, FormService>

export type FormServiceName = keyof typeof formServices
