/** A place for a picture that is dragged in or chosen. */
import { useState } from 'react'
import { sendPicture } from './client.ts'
import type { Say } from './words.ts'

export const PictureDrop = ({ say, onPicture }: { readonly say: Say; readonly onPicture: (file: string) => void }) => {
  const [refused, setRefused] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    setIsBusy(true)
    const name = await sendPicture(file).finally(() => setIsBusy(false))
    setRefused(name === null)
    if (name !== null) onPicture(name)
  }
  return (
    <label
      className="drop"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        void take(event.dataTransfer.files[0])
      }}
    >
      {say('picture')}
      <span className="drop__choose">{say(isBusy ? 'oneMoment' : 'pictureOr')}</span>
      <input
        type="file"
        className="hidden"
        accept="image/jpeg,image/png,image/webp"
        onChange={event => void take(event.target.files?.[0])}
      />
      {refused && <span role="alert">{say('pictureRefused')}</span>}
    </label>
  )
}
