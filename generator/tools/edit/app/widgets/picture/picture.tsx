/** A picture of a page: dropped in or chosen, cut to its shape, described in each language, and only then used. */
import { useState } from 'react'
import type { PercentCrop } from 'react-image-crop'
import { Cannot, call } from '../../client.ts'
import { PictureDrop } from '../../picture-drop.tsx'
import { nameIn } from '../names.ts'
import { TypedText } from '../typed-text.tsx'
import { useCall, type WidgetProps } from '../widget.ts'
import { CropFrame, shapeOf } from './crop-frame.tsx'

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const Library = ({ say, age, onPicture }: Pick<WidgetProps, 'say' | 'age'> & { readonly onPicture: (file: string) => void }) => {
  const pictures = useCall('pictures', {}, age)
  return (
    <ul className="library">
      {pictures?.map(({ file, width, height }) => (
        <li key={file}>
          <button type="button" onClick={() => onPicture(file)}>
            <img src={`picture/${encodeURI(file)}`} alt="" loading="lazy" />
            <span>{file}</span>
            <small>{say('pixels', { width, height })}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Less than a hundredth from the edges is the whole picture. */
const isWhole = ({ width, height }: PercentCrop): boolean => width > 99 && height > 99

interface StagedProps extends WidgetProps {
  readonly file: string
  /** What is said of it already. */
  readonly alt: unknown
  readonly onDone: () => void
}

const Staged = ({ path, file, alt: before, say, languageNames, age, onChange, onDone }: StagedProps) => {
  const style = useCall('look', {}, age)?.style
  const [crop, setCrop] = useState<PercentCrop>()
  const [isFree, setIsFree] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const codes = [...languageNames.keys()]
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>(Object.fromEntries(codes.map(code => [code, nameIn(before, code)])))
  const shape = style && shapeOf(path, style)
  const use = async (): Promise<void> => {
    const { x = 0, y = 0, width = 100, height = 100 } = crop ?? {}
    setIsBusy(true)
    const part = { file, left: x / 100, top: y / 100, width: width / 100, height: height / 100 }
    try {
      const made = crop === undefined || isWhole(crop) ? { file } : await call('crop', part)
      if (made.file === null) return setTrouble(say('cropFailed'))
      const alt = codes.length === 1 && typeof before === 'string' ? alts[codes[0] ?? ''] : alts
      await onChange({ kind: 'set', path, value: { file: made.file, alt } })
      onDone()
    } catch (error) {
      if (!(error instanceof Cannot)) throw error
      setTrouble(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  if (style === undefined) return null
  return (
    <div className="staged">
      <CropFrame key={`${file} ${isFree}`} file={file} aspect={isFree ? undefined : shape} say={say} onCrop={setCrop} />
      {shape !== undefined && (
        <label className="always">
          <input type="checkbox" checked={isFree} onChange={event => setIsFree(event.target.checked)} />
          {say('anyShape')}
        </label>
      )}
      <p className="help">{say('altHelp')}</p>
      {say
        .inOrder(codes, code => code)
        .map(code => (
          <TypedText
            key={code}
            label={codes.length > 1 ? `${say('altText')} (${languageNames.get(code)})` : say('altText')}
            language={code}
            text={alts[code] ?? ''}
            isLive
            onText={text => setAlts({ ...alts, [code]: text })}
          />
        ))}
      {trouble !== '' && (
        <p className="fault" role="alert">
          {trouble}
        </p>
      )}
      <p className="row">
        <button
          type="button"
          className="primary"
          disabled={isBusy || codes.some(code => alts[code]?.trim() === '')}
          onClick={() => void use()}
        >
          {say(isBusy ? 'oneMoment' : 'usePicture')}
        </button>
        <button type="button" onClick={onDone}>
          {say('keepPicture')}
        </button>
      </p>
    </div>
  )
}

export const PictureWidget = (props: WidgetProps) => {
  const { path, say, age } = props
  const value = useCall('value', { path }, age)
  const [staged, setStaged] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  if (value === undefined) return null
  const { file, alt } = isGroup(value) ? value : {}
  const now = typeof file === 'string' ? file : ''
  if (staged !== null) return <Staged {...props} file={staged} alt={staged === now ? alt : null} onDone={() => setStaged(null)} />
  return (
    <section className="chosen">
      {now !== '' && (
        <figure>
          <img src={`picture/${encodeURI(now)}`} alt="" />
          <figcaption>{now}</figcaption>
        </figure>
      )}
      {now !== '' && (
        <button type="button" onClick={() => setStaged(now)}>
          {say('cropIt')}
        </button>
      )}
      <PictureDrop say={say} onPicture={setStaged} />
      <details className="group" onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary>{say('chooseOther')}</summary>
        {isOpen && <Library say={say} age={age} onPicture={setStaged} />}
      </details>
    </section>
  )
}
