/** Creates a config for another city of this business, or for another business. */
import { useState } from 'react'
import { ButtonGroup } from '../components.tsx'
import { useEditor } from '../editor-state.ts'
import { useTexts } from '../texts.ts'
import { NewCity } from './new-city.tsx'
import { NewSite } from './new-site.tsx'

export const NewView = () => {
  const t = useTexts()
  const { state } = useEditor()
  const [kind, setKind] = useState<'city' | 'site'>('city')
  const file = state?.config ?? ''
  return (
    <section className="view" aria-labelledby="new-title">
      <h2 id="new-title">{t('newTitle')}</h2>
      <ButtonGroup
        name="new"
        label={t('newWhat')}
        values={[
          ['city', t('newCity')],
          ['site', t('newSite')],
        ]}
        chosen={kind}
        onChoose={setKind}
      />
      <p className="help">{kind === 'city' ? t('newCityHelp', { file }) : t('newSiteHelp')}</p>
      {kind === 'city' ? <NewCity key={file} /> : <NewSite />}
    </section>
  )
}
