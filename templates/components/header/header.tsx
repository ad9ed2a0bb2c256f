import type { Layout } from '../../../generator/site/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { Button } from '../button/button.tsx'
import { Call } from '../call/call.tsx'
import { UiIcon } from '../icon/icon.tsx'
import { Languages } from '../languages/languages.tsx'
import { Logo } from '../logo/logo.tsx'

export interface Props {
  readonly layout: Pick<Layout, 'businessName' | 'home' | 'logo' | 'mark' | 'navigation' | 'navigationPhone' | 'book' | 'toggle' | 'labels'>
}

/** Logo and navigation. */
const Start = ({ layout, layout: { labels } }: Props) => (
  <>
    <a className="header__home" href={layout.home}>
      <Logo name={layout.businessName} logo={layout.logo} mark={layout.mark} />
    </a>
    <button className="header__menu" type="button" popoverTarget="menu" aria-label={labels.openMenu} data-close={labels.closeMenu}>
      <UiIcon name="menu" />
      <UiIcon name="close" />
    </button>
    <nav className="header__nav" id="menu" popover="auto" aria-label={labels.mainNavigation}>
      <ul>
        {layout.navigation.map(({ href, label, current }) => (
          <li key={href}>
            <a className="header__link" href={href} aria-current={current === 'section' ? 'true' : current}>
              {label}
            </a>
          </li>
        ))}
        <li className="header__menu-ways">
          <Button link={layout.book} />
          <Call phone={layout.navigationPhone} look="large" />
        </li>
      </ul>
    </nav>
  </>
)

/** Phone and booking links. */
const End = ({ layout }: Props) => (
  <>
    <div className="header__call">
      <Call phone={layout.navigationPhone} />
    </div>
    <div className="header__book">
      <Button link={layout.book} />
    </div>
  </>
)

// A navigation object belongs to one language and one page kind: these determine the rest of these parts.
const start = memoizedMarkup<Layout['navigation'], Props>(Start, ({ layout }) => layout.navigation)
const end = memoizedMarkup<Layout['navigation'], Props>(End, ({ layout }) => layout.navigation)

/**
 * The sticky header. On narrow screens the navigation is a popover, which opens, closes on Escape and restores the focus without
 * JavaScript; `client/menu.ts` adds the rest. Only the language links differ between pages: the rest is rendered once.
 */
export const Header = (props: Props) => (
  <header className="header">
    <a className="skip" href="#main">
      {props.layout.labels.skipToContent}
    </a>
    <div className="header__bar wrap">
      <div className="header__part" dangerouslySetInnerHTML={{ __html: start(props) }} />
      <Languages toggle={props.layout.toggle} label={props.layout.labels.languageToggle} />
      <div className="header__part" dangerouslySetInnerHTML={{ __html: end(props) }} />
    </div>
  </header>
)
