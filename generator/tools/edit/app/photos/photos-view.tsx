/** The logo and the photos of a site in one place, each with a zone to drop a file on. */
import { useCall } from '../client.ts'
import { useEditor } from '../editor-state.ts'
import { keyOf } from '../panel-state.ts'
import { useTexts } from '../texts.ts'
import { widgetFor } from '../widgets/registry.tsx'

export const PhotosView = () => {
  const t = useTexts()
  const { age } = useEditor()
  const services = useCall('form', { path: ['services'] }, age)
  const items = services?.kind === 'list' ? services.items : []
  const places = [
    { path: ['theme', 'logo'], title: t('businessLogo'), help: t('businessLogoHelp') },
    { path: ['pages', 'home', 'image'], title: t('homePhoto'), help: t('homePhotoHelp') },
    ...items.map(({ path, label }) => ({ path: [...path, 'image'], title: t.plain(label), help: t('servicePhotoHelp') })),
  ]
  return (
    <section className="view" aria-labelledby="photos-title">
      <h2 id="photos-title">{t('photos')}</h2>
      <p className="help">{t('photosHelp')}</p>
      <div className="photos">
        {places.map(({ path, title, help }) => (
          <section key={keyOf(path)} aria-label={title}>
            <h3>{title}</h3>
            <p className="help">{help}</p>
            {widgetFor(path)?.element}
          </section>
        ))}
      </div>
    </section>
  )
}
