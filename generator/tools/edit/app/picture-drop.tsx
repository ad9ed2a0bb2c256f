/** A place for a picture that is dragged in or chosen. */
import { useState } from 'react'
import { sendPicture } from './client.ts'
import type { Say } from './words.ts'

export const PictureDrop = ({ say, onPicture }: { readonly say: Say; readonly onPicture: (file: string) => void }) => {
  const [refused, setRefused] = useState(false)
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const name = await sendPicture(file)
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
      <input type="file" accept="image/jpeg,image/png,image/webp" onChange={event => void take(event.target.files?.[0])} />
      {refused && <span role="alert">{say('pictureRefused')}</span>}
    </label>
  )
}
