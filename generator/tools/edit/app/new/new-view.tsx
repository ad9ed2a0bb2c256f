/** Another city of this business, or another business. */
import { useState } from 'react'
import { Choice } from '../choice.tsx'
import type { ViewProps } from '../view-props.ts'
import { NewCity } from './new-city.tsx'
import { NewSite } from './new-site.tsx'

export const NewView = (props: ViewProps) => {
  const { editor, say } = props
  const [what, setWhat] = useState<'city' | 'site'>('city')
  const file = editor.state?.config ?? ''
  return (
    <section className="view" aria-labelledby="new-title">
      <h2 id="new-title">{say('newTitle')}</h2>
      <Choice
        name="new"
        label={say('newWhat')}
        values={[
          ['city', say('newCity')],
          ['site', say('newSite')],
        ]}
        chosen={what}
        onChoose={setWhat}
      />
      <p className="help">{what === 'city' ? say('newCityHelp', { file }) : say('newSiteHelp')}</p>
      {what === 'city' ? <NewCity key={file} {...props} /> : <NewSite {...props} />}
    </section>
  )
}
