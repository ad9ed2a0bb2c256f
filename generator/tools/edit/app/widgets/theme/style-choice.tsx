/** The characters that a site can have, each drawn small in the colours that are being chosen. */

import { type StyleName, styles } from '../../../../../../templates/styles/styles.ts'
import type { Palette } from '../../../../../../templates/theme/palette.ts'
import type { Say } from '../../words.ts'

const names = Object.keys(styles) as readonly StyleName[]

const radii = { none: 0, small: 4, large: 12 } as const

const Drawing = ({ name, palette }: { readonly name: StyleName; readonly palette: Palette }) => {
  const { motif, tile, radius, isDeep } = styles[name]
  const { light } = palette
  const tones = isDeep ? light.deep : light.page
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true" focusable="false">
      <rect width="160" height="100" fill={tones.paper} />
      {/* Lines that come with the generator, none of an owner’s. */}
      <svg
        x="84"
        y="14"
        width="64"
        height="64"
        viewBox={motif.viewBox}
        overflow="visible"
        fill="none"
        stroke={tones.air}
        strokeWidth="1.5"
        dangerouslySetInnerHTML={{ __html: motif.markup }}
      />
      <rect x="0" y="78" width="160" height="22" fill={light.page.sky} />
      {tile !== null && <path d={tile} transform="translate(12 8) scale(.5)" fill={tones.ink} />}
      <rect x="12" y="32" width="62" height="6" fill={tones.ink} />
      <rect x="12" y="42" width="46" height="6" fill={tones.ink} />
      <rect x="12" y="56" width="40" height="13" rx={radii[radius]} fill={tones.accent} />
    </svg>
  )
}

export const StyleChoice = ({
  say,
  chosen,
  isWritten,
  palette,
  onChoose,
}: {
  readonly say: Say
  readonly chosen: StyleName
  /** Whether the config says it, and not the type of the business. */
  readonly isWritten: boolean
  readonly palette: Palette
  readonly onChoose: (name: StyleName | null) => void
}) => (
  <fieldset className="styles">
    <legend>{say('style')}</legend>
    <div className="styles__all">
      {names.map(name => (
        <label key={name}>
          <input type="radio" name="style" checked={name === chosen} onChange={() => onChoose(name)} />
          <Drawing name={name} palette={palette} />
          <span>{say(`style_${name}`)}</span>
        </label>
      ))}
    </div>
    {isWritten ? (
      <button type="button" className="link" onClick={() => onChoose(null)}>
        {say('asTrade')}
      </button>
    ) : (
      <p className="note">{say('isAsTrade')}</p>
    )}
  </fieldset>
)
