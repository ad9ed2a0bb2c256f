import { Messages } from '../../../../templates/components/message/messages.tsx'
import type { NotFoundPage } from './plan.ts'

export const Template = ({ page }: { readonly page: NotFoundPage }) => <Messages messages={page.messages} />
