/** A zone that an image is dropped on, with a button to choose a file. */
import { type DragEvent, useEffect, useState } from 'react'
import { CallRefused, sendImage } from '../client.ts'
import { type Texts, useTexts } from '../texts.ts'

type Kind = 'photo' | 'logo'

const types: Readonly<Record<Kind, readonly string[]>> = {
  photo: ['image/jpeg', 'image/png', 'image/webp'],
  logo: ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'],
}

/** The server accepts no larger files. */
const maxMegabytes = 25

/** Why a file is not sent; empty if it is. */
const fileError = (t: Texts, { name, type, size }: Pick<File, 'name' | 'type' | 'size'>, kind: Kind): string => {
  if (/\.hei[cf]$/i.test(name)) return t('imageIsHeic', { name })
  if (!types[kind].includes(type)) return t(kind === 'logo' ? 'wrongLogoType' : 'wrongImageType', { name })
  const megabytes = Math.ceil(size / 1e6)
  return megabytes > maxMegabytes ? t('imageTooLarge', { name, megabytes, most: maxMegabytes }) : ''
}

/** A browser opens a file that is dropped next to the zone, in place of the editor. */
const useNoStrayDrops = (): void => {
  useEffect(() => {
    const prevent = (event: Event): void => event.preventDefault()
    for (const type of ['dragover', 'drop']) window.addEventListener(type, prevent)
    return () => {
      for (const type of ['dragover', 'drop']) window.removeEventListener(type, prevent)
    }
  }, [])
}

interface ImageDropProps {
  readonly kind: Kind
  /** @param file its name for the config */
  readonly onImage: (file: string) => void
}

export const ImageDrop = ({ kind, onImage }: ImageDropProps) => {
  const t = useTexts()
  const [error, setError] = useState('')
  /** Name of the file that is being sent. */
  const [sending, setSending] = useState('')
  const [isOver, setIsOver] = useState(false)
  useNoStrayDrops()
  const upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined || sending !== '') return
    const invalid = fileError(t, file, kind)
    setError(invalid)
    if (invalid !== '') return
    setSending(file.name)
    try {
      const uploaded = await sendImage(file, kind)
      if (uploaded.file === null) setError(uploaded.refused ?? t('imageRefused'))
      else onImage(uploaded.file)
    } catch (reason) {
      setError(reason instanceof CallRefused ? reason.message : t('uploadFailed'))
    } finally {
      setSending('')
    }
  }
  const drag = (event: DragEvent, isInside: boolean): void => {
    event.preventDefault()
    setIsOver(isInside)
  }
  return (
    <div className="drop-zone">
      <label
        className={isOver ? 'drop drop--over' : 'drop'}
        aria-busy={sending !== ''}
        onDragOver={event => drag(event, true)}
        onDragLeave={event => drag(event, false)}
        onDrop={event => {
          drag(event, false)
          void upload(event.dataTransfer.files[0])
        }}
      >
        {t(kind === 'logo' ? 'dropLogo' : 'dropImage')}
        <span className="drop__choose">{t('orChooseFile')}</span>
        <small>{t(kind === 'logo' ? 'logoTypes' : 'imageTypes', { most: maxMegabytes })}</small>
        <input
          type="file"
          className="hidden"
          accept={types[kind].join(',')}
          onChange={event => {
            void upload(event.target.files?.[0])
            // The same file can be chosen again after an error.
            event.target.value = ''
          }}
        />
      </label>
      <div role="status">
        {sending !== '' && (
          <p className="note">
            {t('uploading', { name: sending })} <progress aria-label={t('uploading', { name: sending })} />
          </p>
        )}
      </div>
      {error !== '' && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
