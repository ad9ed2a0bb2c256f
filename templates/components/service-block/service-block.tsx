import type { Labels } from '../../../generator/site/model/labels.ts'
import type { ServiceBlock as Block, Picture as PictureData } from '../../../generator/site/model/page.ts'
import { Checklist } from '../checklist/checklist.tsx'
import { UiIcon } from '../icon/icon.tsx'
import { beyondPhones, croppedOnPhones, croppedOnTablets } from '../picture/cropped.ts'
import { Picture } from '../picture/picture.tsx'
import { Prose } from '../prose/prose.tsx'
import { Sign } from '../sign/sign.tsx'

export interface Props {
  readonly block: Block
  readonly labels: Pick<Labels, 'benefits' | 'process'>
  /** Its picture is in the first view of phones. */
  readonly isFirst?: boolean
}

/** In percent of a narrow screen’s width. */
const box = 95.5

/** `sizes` for a picture that covers a square, a 2:1 box on tablets, or a box as high as the screen on wide screens. */
const sizesOf = ({ width, height }: PictureData): string => {
  const crop = Math.max(1, width / height)
  return [
    `(min-width: 62rem) max(42vw, min(${Math.ceil(80 * crop)}vh, ${Math.ceil(46 * crop)}rem))`,
    `${beyondPhones} ${croppedOnTablets(box, Math.max(1, crop / 2))}`,
    croppedOnPhones(box, crop),
  ].join(', ')
}

/** A service with its details, on the page of all services. */
export const ServiceBlock = ({ block, labels, isFirst = false }: Props) => (
  <section className="service-block" id={block.id}>
    <div className="service-block__grid wrap">
      {block.picture === null ? (
        <Sign icon={block.icon} name={block.name} />
      ) : (
        <div className="service-block__view">
          <Picture picture={block.picture} sizes={sizesOf(block.picture)} priority={isFirst} />
        </div>
      )}
      <div>
        <h2>{block.name}</h2>
        <Prose text={[block.summary]} look="lead" />
        <Prose text={block.description} />
        {block.benefits.length > 0 && (
          <>
            <h3>{labels.benefits}</h3>
            <Checklist items={block.benefits} />
          </>
        )}
        {block.process.length > 0 && (
          <>
            <h3>{labels.process}</h3>
            <ol className="service-block__steps">
              {block.process.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
        {block.link !== null && (
          <a className="service-block__more" href={block.link.href}>
            {block.link.label}
            <UiIcon name="arrow" />
          </a>
        )}
      </div>
    </div>
  </section>
)
