/** An image of a page: uploaded or chosen, cropped and described in each language before it is used. */
import { type SyntheticEvent, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import type { StyleName } from '../../../../../templates/styles/styles.ts'
import type { Path } from '../../protocol.ts'
import { CallRefused, call, useCall } from '../client.ts'
import { ErrorText } from '../components.tsx'
import { useEditor } from '../editor-state.ts'
import { useTexts } from '../texts.ts'
import { ImageDrop } from './image-drop.tsx'
import { isIncomplete, TextFields, textIn } from './text-field.tsx'
import type { WidgetProps } from './widget.ts'

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

/** Whether a crop is less than one percent smaller than the image. */
const isWhole = ({ width, height }: PercentCrop): boolean => width > 99 && height > 99

/** The largest crop with this aspect ratio, in the middle. */
const largestCrop = (aspect: number, width: number, height: number): PercentCrop =>
  centerCrop(
    makeAspectCrop({ unit: '%', ...(width / height > aspect ? { height: 100 } : { width: 100 }) }, aspect, width, height),
    width,
    height,
  )

const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const

interface CropFrameProps {
  readonly file: string
  /** Width over height; any shape without it. */
  readonly aspect: number | undefined
  readonly onCrop: (crop: PercentCrop) => void
}

const CropFrame = ({ file, aspect, onCrop }: CropFrameProps) => {
  const t = useTexts()
  const [crop, setCrop] = useState<PercentCrop>(whole)
  const change = (next: PercentCrop): void => {
    setCrop(next)
    onCrop(next)
  }
  const start = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>): void =>
    change(aspect === undefined ? whole : largestCrop(aspect, naturalWidth, naturalHeight))
  return (
    <ReactCrop
      crop={crop}
      {...(aspect === undefined ? {} : { aspect })}
      keepSelection
      minWidth={24}
      ruleOfThirds
      ariaLabels={{
        cropArea: t('cropArea'),
        ...(Object.fromEntries(handles.map(handle => [`${handle}DragHandle`, t('cropHandle')])) as Record<
          `${(typeof handles)[number]}DragHandle`,
          string
        >),
      }}
      onChange={(_, percent) => change(percent)}
    >
      <img src={`picture/${encodeURI(file)}`} alt="" onLoad={start} />
    </ReactCrop>
  )
}

/** The large image of a page is a door in this style. */
const mainAspect = (style: StyleName): number => (style === 'arches' ? 4 / 5 : 1)

/** Width over height of an image of the config, as the styles of the components crop it; `undefined` if they do not crop it. */
export const aspectOf = (path: Path, style: StyleName): number | undefined => {
  const [section, page, key] = path
  // The share image of social networks.
  if (section === 'site') return 1200 / 630
  if (section === 'services') return mainAspect(style)
  return section === 'pages' && (page === 'home' || page === 'about') && key === 'image' ? mainAspect(style) : undefined
}

const Library = ({ onImage }: { readonly onImage: (file: string) => void }) => {
  const t = useTexts()
  const { age } = useEditor()
  const images = useCall('images', {}, age)
  if (images?.length === 0) return <p className="note">{t('emptyList')}</p>
  return (
    <ul className="library">
      {images?.map(({ file, width, height }) => (
        <li key={file}>
          <button type="button" onClick={() => onImage(file)}>
            <img src={`picture/${encodeURI(file)}`} alt="" loading="lazy" />
            <span>{file}</span>
            <small>{t('pixels', { width, height })}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ImageEditorProps {
  readonly path: Path
  readonly file: string
  /** The description in the config. */
  readonly alt: unknown
  readonly onDone: () => void
}

const ImageEditor = ({ path, file, alt: before, onDone }: ImageEditorProps) => {
  const t = useTexts()
  const { age, languageNames, change } = useEditor()
  const style = useCall('look', {}, age)?.style
  const [crop, setCrop] = useState<PercentCrop>()
  const [isFree, setIsFree] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const codes = [...languageNames.keys()]
  const [alt, setAlt] = useState<unknown>(() =>
    codes.length === 1 && typeof before === 'string' ? before : Object.fromEntries(codes.map(code => [code, textIn(before, code)])),
  )
  const aspect = style && aspectOf(path, style)
  const save = async (): Promise<void> => {
    const { x = 0, y = 0, width = 100, height = 100 } = crop ?? {}
    setIsBusy(true)
    const part = { file, left: x / 100, top: y / 100, width: width / 100, height: height / 100 }
    try {
      const cropped = crop === undefined || isWhole(crop) ? { file } : await call('crop', part)
      if (cropped.file === null) return setTrouble(t('cropFailed'))
      await change({ kind: 'set', path, value: { file: cropped.file, alt } })
      onDone()
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setTrouble(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  if (style === undefined) return null
  return (
    <div className="staged">
      <CropFrame key={`${file} ${isFree}`} file={file} aspect={isFree ? undefined : aspect} onCrop={setCrop} />
      {aspect !== undefined && (
        <label className="always">
          <input type="checkbox" checked={isFree} onChange={event => setIsFree(event.target.checked)} />
          {t('freeCrop')}
        </label>
      )}
      <p className="help">{t('altHelp')}</p>
      <TextFields label={t('altText')} text={alt} isLive onText={setAlt} />
      <ErrorText messages={[trouble]} />
      <div role="status">
        {isBusy && (
          <p className="note">
            {t('addingImage')} <progress aria-label={t('addingImage')} />
          </p>
        )}
      </div>
      <p className="row">
        <button type="button" className="primary" disabled={isBusy || isIncomplete(alt, codes)} onClick={() => void save()}>
          {t(isBusy ? 'oneMoment' : 'useImage')}
        </button>
        <button type="button" onClick={onDone}>
          {t('cancelImage')}
        </button>
      </p>
    </div>
  )
}

export const ImageWidget = ({ path }: WidgetProps) => {
  const t = useTexts()
  const { age } = useEditor()
  const value = useCall('value', { path }, age)
  const [edited, setEdited] = useState<string | null>(null)
  const [showsLibrary, setShowsLibrary] = useState(false)
  if (value === undefined) return null
  const { file, alt } = (value ?? {}) as { readonly file?: unknown; readonly alt?: unknown }
  const current = typeof file === 'string' ? file : ''
  if (edited !== null) return <ImageEditor path={path} file={edited} alt={edited === current ? alt : null} onDone={() => setEdited(null)} />
  return (
    <section className="chosen">
      {current !== '' && (
        <>
          <figure>
            <img src={`picture/${encodeURI(current)}`} alt="" />
            <figcaption>{current}</figcaption>
          </figure>
          <button type="button" onClick={() => setEdited(current)}>
            {t('editImage')}
          </button>
        </>
      )}
      <ImageDrop kind="photo" onImage={setEdited} />
      <details className="group" onToggle={event => setShowsLibrary(event.currentTarget.open)}>
        <summary>{t('chooseImage')}</summary>
        {showsLibrary && <Library onImage={setEdited} />}
      </details>
    </section>
  )
}

/** The logo of the business. Its name describes it. */
export const LogoWidget = ({ path }: WidgetProps) => {
  const t = useTexts()
  const { age, change } = useEditor()
  const value = useCall('value', { path }, age)
  if (value === undefined) return null
  const file = typeof value === 'string' ? value : ''
  return (
    <section className="chosen">
      {file !== '' && (
        <>
          <figure>
            <img src={`picture/${encodeURI(file)}`} alt="" />
            <figcaption>{file}</figcaption>
          </figure>
          <button type="button" onClick={() => void change({ kind: 'remove', path })}>
            {t('removeLogo')}
          </button>
        </>
      )}
      <ImageDrop kind="logo" onImage={next => void change({ kind: 'set', path, value: next })} />
    </section>
  )
}
