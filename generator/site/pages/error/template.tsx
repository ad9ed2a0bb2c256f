import { Messages } from '../../../../templates/components/message/messages.tsx'
import type { ErrorPage } from './plan.ts'

export const Template = ({ page }: { readonly page: ErrorPage }) => <Messages messages={page.messages} />
