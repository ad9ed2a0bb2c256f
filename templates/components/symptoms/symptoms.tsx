import type { Symptom } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly items: readonly Symptom[]
}

/** What people notice, each a link to the form of the service that fixes it. */
export const Symptoms = ({ items }: Props) => (
  <ul className="symptoms">
    {items.map(({ title, service, href }) => (
      <li key={title}>
        <a href={href}>
          <strong>{title}</strong> {service}
        </a>
      </li>
    ))}
  </ul>
)
