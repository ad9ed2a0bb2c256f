import type { Labels } from '../../../generator/site/model/labels.ts'
import type { FormField } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly field: FormField
  readonly labels: Pick<Labels, 'optional'>
  /** Unique on the page. */
  readonly id: string
}

const Control = ({ field, id }: Pick<Props, 'field' | 'id'>) => {
  const { name, type, required, placeholder } = field
  const shared = {
    id,
    name,
    required,
    autoComplete: field.autocomplete ?? undefined,
    // Both exist from the start: not all screen readers announce a description that is added later.
    'aria-describedby': field.hint === null ? `${id}-error` : `${id}-hint ${id}-error`,
  }
  switch (type) {
    case 'select': {
      const blank = !field.options.some(option => option.value === field.value)
      return (
        // HTML requires an empty first option for `required`; a select with a default is always filled in.
        <select
          {...shared}
          className="form__control"
          required={required && blank}
          defaultValue={blank ? '' : field.value}
          data-areas={field.listsAreas === true ? '' : undefined}
        >
          {blank && <option value="">{placeholder ?? '—'}</option>}
          {field.options.map(option => (
            <option key={option.value} value={option.value} data-action={option.action}>
              {option.label}
            </option>
          ))}
        </select>
      )
    }
    case 'textarea':
      return <textarea {...shared} className="form__control" rows={4} placeholder={placeholder ?? undefined} defaultValue={field.value} />
    case 'checkbox':
      // The value is the text that the visitor agrees to.
      return <input {...shared} className="form__tick" type="checkbox" value={field.value === '' ? field.label : field.value} />
    case 'text':
    case 'tel':
    case 'email':
    case 'date':
      return (
        <input
          {...shared}
          className="form__control"
          type={type}
          placeholder={placeholder ?? undefined}
          defaultValue={field.value === '' ? undefined : field.value}
        />
      )
  }
}

/** A field with its label, hint and error message. */
export const Field = ({ field, labels, id }: Props) => (
  <div className={field.type === 'checkbox' ? 'form__field form__field--tick' : 'form__field'}>
    <label className="form__label" htmlFor={id}>
      <span>{field.label}</span>
      {!field.required && field.type !== 'checkbox' && field.type !== 'select' && (
        <span className="form__optional"> {labels.optional}</span>
      )}
    </label>
    <Control field={field} id={id} />
    {field.hint !== null && (
      <p className="form__hint" id={`${id}-hint`}>
        {field.hint}
      </p>
    )}
    <p className="form__error" id={`${id}-error`} />
  </div>
)
