import { arabicPhone, type Example, phone } from '../base/base.examples.ts'
import type { Props } from './floating-call.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { phone, label: 'Call Now' } },
  { name: 'a long text', props: { phone: { ...phone }, label: 'Jetzt gebührenfrei anrufen' } },
  { name: 'right to left', direction: 'rtl', props: { phone: arabicPhone, label: 'اتصل الآن' } },
]
