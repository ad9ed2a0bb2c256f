import { basin } from './basin.ts'
import { custom } from './custom.ts'
import type { FormService } from './form-service.ts'
import { forminit } from './forminit.ts'
import { formspark } from './formspark.ts'
import { formspree } from './formspree.ts'
import { formsubmit } from './formsubmit.ts'
import { getform } from './getform.ts'
import { netlify } from './netlify.ts'
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
