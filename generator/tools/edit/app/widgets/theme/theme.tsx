/** The widget of `theme`: colors with their contrast, the style, the typefaces and the corners. */

import { useEffect, useState } from 'react'
import { type FontChoice, faces } from '../../../../../../templates/font-faces.ts'
import { type StyleName, styles } from '../../../../../../templates/styles/styles.ts'
import { type Palette, paletteOf, type ThemeColours } from '../../../../../../templates/theme/palette.ts'
import { formatBuildDiagnostic, problem } from '../../../../../site/messages/index.ts'
import { useCall } from '../../client.ts'
import { ErrorText } from '../../components.tsx'
import { useEditor } from '../../editor-state.ts'
import { type EditorLanguage, useTexts } from '../../texts.ts'
import { messagesAt, type WidgetProps } from '../widget.ts'
import { isColor, schemesOf } from './contrast.ts'

const colorNames = ['paper', 'ink', 'accent', 'sky'] as const satisfies readonly (keyof ThemeColours)[]

/** The six digits that a color picker needs. */
const sixDigits = (color: string): string => (color.length === 4 ? `#${[...color.slice(1)].map(digit => digit + digit).join('')}` : color)

interface ColorFieldProps {
  readonly name: (typeof colorNames)[number]
  readonly color: string
  /** While the color is being chosen. */
  readonly onType: (color: string) => void
  readonly onColor: (color: string) => void
}

/** A color, picked or typed. */
const ColorField = ({ name, color, onType, onColor }: ColorFieldProps) => {
  const t = useTexts()
  const [typed, setTyped] = useState(color)
  useEffect(() => setTyped(color), [color])
  const type = (next: string): void => {
    setTyped(next)
    onType(next)
  }
  const settle = (): void => {
    if (typed !== color) onColor(typed)
  }
  return (
    <div className="color">
      <input
        type="color"
        aria-label={`${t(`color_${name}`)}: ${t('pickColor')}`}
        value={sixDigits(isColor(typed) ? typed : '#000000')}
        onInput={event => type(event.currentTarget.value)}
        onBlur={settle}
      />
      <label>
        <span>{t(`color_${name}`)}</span>
        <input
          type="text"
          className="hex"
          spellCheck={false}
          aria-invalid={!isColor(typed)}
          value={typed}
          onChange={event => type(event.target.value)}
          onBlur={settle}
          onKeyDown={event => event.key === 'Enter' && settle()}
        />
      </label>
    </div>
  )
}

const Contrast = ({ colors }: { readonly colors: ThemeColours }) => {
  const t = useTexts()
  const { format } = new Intl.NumberFormat(t('locale'), { maximumFractionDigits: 1 })
  return (
    <div className="contrast">
      {schemesOf(colors).map(({ scheme, pairs }) => (
        <table key={scheme}>
          <caption>{t(scheme)}</caption>
          <tbody>
            {pairs.map(({ use, text, ground, ratio, least }) => (
              <tr key={use}>
                <td>
                  <span className="swatch" aria-hidden="true" style={{ color: text, background: ground }}>
                    Aa
                  </span>
                </td>
                <th scope="row">{t(use)}</th>
                <td>
                  {format(ratio)} : 1 <small>{t(ratio >= least ? 'contrastIsGood' : 'contrastIsLow', { least: format(least) })}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

/** Warnings of the build about colors that it would change to reach a sufficient contrast. */
const colorWarnings = (colors: ThemeColours, language: EditorLanguage): readonly string[] =>
  Object.values(colors).every(isColor)
    ? paletteOf(colors).moves.map(move => {
        const { message, hint } = formatBuildDiagnostic(problem('COLOUR_MOVED', move), language)
        return `${message}. ${hint}`
      })
    : []

const radii = { none: 0, small: 4, large: 12 } as const

/** A miniature of a page in one style. */
const StyleDrawing = ({ name, palette }: { readonly name: StyleName; readonly palette: Palette }) => {
  const { motif, tile, radius, isDeep } = styles[name]
  const { light } = palette
  const tones = isDeep ? light.deep : light.page
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true" focusable="false">
      <rect width="160" height="100" fill={tones.paper} />
      {/* The markup is part of the generator, not of a config. */}
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

interface StyleChoiceProps {
  readonly chosen: StyleName
  /** Whether the config sets the style; otherwise it follows from the type of the business. */
  readonly isWritten: boolean
  readonly palette: Palette
  readonly onChoose: (name: StyleName | null) => void
}

const StyleChoice = ({ chosen, isWritten, palette, onChoose }: StyleChoiceProps) => {
  const t = useTexts()
  return (
    <fieldset className="styles">
      <legend>{t('style')}</legend>
      <div className="styles__all">
        {(Object.keys(styles) as readonly StyleName[]).map(name => (
          <label key={name}>
            <input type="radio" name="style" checked={name === chosen} onChange={() => onChoose(name)} />
            <StyleDrawing name={name} palette={palette} />
            <span>{t(`style_${name}`)}</span>
          </label>
        ))}
      </div>
      {isWritten ? (
        <button type="button" className="link" onClick={() => onChoose(null)}>
          {t('useStyleOfTrade')}
        </button>
      ) : (
        <p className="note">{t('isStyleOfTrade')}</p>
      )}
    </fieldset>
  )
}

interface OptionChoiceProps {
  readonly label: string
  /** `null` if the style decides. */
  readonly chosen: string | null
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string | null) => void
}

const OptionChoice = ({ label, chosen, options, onChoose }: OptionChoiceProps) => {
  const t = useTexts()
  return (
    <label className="entry">
      <span className="entry__label">{label}</span>
      <select value={chosen ?? ''} onChange={event => onChoose(event.target.value === '' ? null : event.target.value)}>
        <option value="">{t('sameAsStyle')}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** `open-sans` → `Open Sans` */
const fontName = ({ file }: { readonly file: string }): string =>
  file.replace(/-/g, ' ').replace(/\b[a-z]/g, letter => letter.toUpperCase())

const fonts = (Object.keys(faces) as readonly FontChoice[]).map(value => ({
  value,
  label: `${fontName(faces[value].display)}, ${fontName(faces[value].text)}`,
}))

export const ThemeWidget = ({ path }: WidgetProps) => {
  const t = useTexts()
  const { age, problems, change } = useEditor()
  const look = useCall('look', {}, age)
  const [colors, setColors] = useState<ThemeColours>()
  useEffect(() => setColors(look?.colours), [look])
  if (look === undefined || colors === undefined) return null
  const choose = (key: string) => (value: string | null) =>
    void change(value === null ? { kind: 'remove', path: [...path, key] } : { kind: 'set', path: [...path, key], value })
  const isWritten = (key: string): boolean => look.written.includes(key)
  const errors = problems.filter(({ severity }) => severity === 'error')
  return (
    <section className="theme">
      <fieldset className="colors">
        <legend>{t('colors')}</legend>
        {colorNames.map(name => (
          <ColorField
            key={name}
            name={name}
            color={look.colours[name]}
            onType={next => setColors({ ...colors, [name]: next })}
            onColor={value => void change({ kind: 'set', path: [...path, 'colours', name], value })}
          />
        ))}
      </fieldset>
      <ErrorText messages={messagesAt(errors, [...path, 'colours'])} />
      <Contrast colors={colors} />
      {colorWarnings(colors, t.language).map(warning => (
        <p key={warning} className="note" role="status">
          {warning}
        </p>
      ))}
      <StyleChoice chosen={look.style} isWritten={isWritten('style')} palette={paletteOf(look.colours)} onChoose={choose('style')} />
      <OptionChoice label={t('typefaces')} chosen={isWritten('font') ? look.font : null} options={fonts} onChoose={choose('font')} />
      <OptionChoice
        label={t('corners')}
        chosen={isWritten('radius') ? look.radius : null}
        options={(['none', 'small', 'large'] as const).map(value => ({ value, label: t(`corners_${value}`) }))}
        onChoose={choose('radius')}
      />
    </section>
  )
}
