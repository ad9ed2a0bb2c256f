/** `theme`: colours with what people read in them, the style, the typefaces and the corners. */

import { useEffect, useState } from 'react'
import { type FontChoice, faces } from '../../../../../../templates/font-faces.ts'
import { paletteOf, type ThemeColours } from '../../../../../../templates/theme/palette.ts'
import { describe, problem } from '../../../../../site/messages/index.ts'
import type { EditorLanguage, Say } from '../../words.ts'
import { Faults } from '../faults.tsx'
import { problemsIn, useCall, type WidgetProps } from '../widget.ts'
import { ColourInput } from './colour-input.tsx'
import { isColour, schemesOf } from './contrast.ts'
import { StyleChoice } from './style-choice.tsx'

const colourNames = ['paper', 'ink', 'accent', 'sky'] as const satisfies readonly (keyof ThemeColours)[]

const Contrast = ({ colours, say }: { readonly colours: ThemeColours; readonly say: Say }) => {
  const { format } = new Intl.NumberFormat(say('locale'), { maximumFractionDigits: 1 })
  return (
    <div className="contrast">
      {schemesOf(colours).map(({ scheme, pairs }) => (
        <table key={scheme}>
          <caption>{say(scheme)}</caption>
          <tbody>
            {pairs.map(({ use, text, ground, ratio, least }) => (
              <tr key={use}>
                <td>
                  <span className="swatch" aria-hidden="true" style={{ color: text, background: ground }}>
                    Aa
                  </span>
                </td>
                <th scope="row">{say(use)}</th>
                <td>
                  {format(ratio)} : 1 <small>{say(ratio >= least ? 'wellRead' : 'hardToRead', { least: format(least) })}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

/** What the build would move, in its own words, while it is still being chosen. */
const movesOf = (colours: ThemeColours, language: EditorLanguage): readonly string[] =>
  Object.values(colours).every(isColour)
    ? paletteOf(colours).moves.map(move => {
        const { message, hint } = describe(problem('COLOUR_MOVED', move), language)
        return `${message}. ${hint}`
      })
    : []

interface ChoiceProps {
  readonly label: string
  readonly own: string
  readonly chosen: string
  readonly isWritten: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string | null) => void
}

const Choice = ({ label, own, chosen, isWritten, options, onChoose }: ChoiceProps) => (
  <label className="entry">
    <span className="entry__label">{label}</span>
    <select value={isWritten ? chosen : ''} onChange={event => onChoose(event.target.value === '' ? null : event.target.value)}>
      <option value="">{own}</option>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

const named = (file: string): string => file.replace(/-/g, ' ').replace(/\b[a-z]/g, letter => letter.toUpperCase())

const fonts = (Object.keys(faces) as readonly FontChoice[]).map(value => ({
  value,
  label: `${named(faces[value].display.file)}, ${named(faces[value].text.file)}`,
}))

export const ThemeWidget = ({ path, say, age, problems, onChange }: WidgetProps) => {
  const look = useCall('look', {}, age)
  const [colours, setColours] = useState<ThemeColours>()
  useEffect(() => setColours(look?.colours), [look])
  if (look === undefined || colours === undefined) return null
  const choose = (key: string, value: string | null): void =>
    void onChange(value === null ? { kind: 'remove', path: [...path, key] } : { kind: 'set', path: [...path, key], value })
  const isWritten = (key: string): boolean => look.written.includes(key)
  const invalid = problemsIn(problems, [...path, 'colours']).filter(({ severity }) => severity === 'error')
  return (
    <section className="theme">
      <fieldset className="colours">
        <legend>{say('colours')}</legend>
        {colourNames.map(name => (
          <ColourInput
            key={name}
            label={say(`colour_${name}`)}
            pickLabel={`${say(`colour_${name}`)}: ${say('pick')}`}
            colour={look.colours[name]}
            onType={next => setColours({ ...colours, [name]: next })}
            onColour={next => void onChange({ kind: 'set', path: [...path, 'colours', name], value: next })}
          />
        ))}
      </fieldset>
      <Faults faults={invalid.map(({ message }) => message)} />
      <Contrast colours={colours} say={say} />
      {movesOf(colours, say.language).map(move => (
        <p key={move} className="note" role="status">
          {move}
        </p>
      ))}
      <StyleChoice
        say={say}
        chosen={look.style}
        isWritten={isWritten('style')}
        palette={paletteOf(look.colours)}
        onChoose={name => choose('style', name)}
      />
      <Choice
        label={say('typefaces')}
        own={say('asStyle')}
        chosen={look.font}
        isWritten={isWritten('font')}
        options={fonts}
        onChoose={value => choose('font', value)}
      />
      <Choice
        label={say('corners')}
        own={say('asStyle')}
        chosen={look.radius}
        isWritten={isWritten('radius')}
        options={(['none', 'small', 'large'] as const).map(value => ({ value, label: say(`corners_${value}`) }))}
        onChoose={value => choose('radius', value)}
      />
    </section>
  )
}
