import type { FinderField as FieldData } from '../../../generator/site/model/page.ts'

interface Props {
  readonly field: FieldData
}

/** Search for a location from another page: the page of the finder opens and answers. */
export const FinderField = ({ field }: Props) => (
  <form className="finder" action={field.action}>
    <label htmlFor="finder-place">{field.label}</label>
    <div className="finder__row">
      <input id="finder-place" name="place" type="text" required autoComplete="postal-code" enterKeyHint="search" maxLength={60} />
      <button className="button" type="submit">
        {field.submit}
      </button>
    </div>
  </form>
)
