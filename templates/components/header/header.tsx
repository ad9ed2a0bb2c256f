import type { Chrome } from '../../../generator/model/page.ts'
import type { Words } from '../../../generator/model/words.ts'
import { Button } from '../button/button.tsx'
import { Call } from '../call/call.tsx'
import { UiIcon } from '../icon/icon.tsx'
import { Languages } from '../languages/languages.tsx'
import { Logo } from '../logo/logo.tsx'

export interface Props {
  readonly chrome: Pick<Chrome, 'businessName' | 'home' | 'logo' | 'navigation' | 'navigationPhone' | 'book' | 'toggle'>
  readonly words: Words
}

/**
 * The bar that stays in sight. On narrow screens the navigation is a popover, which opens, closes on Escape and hands the
 * focus back without a script; `client/menu.ts` adds what browsers do not.
 */
export const Header = ({ chrome, words }: Props) => (
  <header className="header">
    <div className="header__bar wrap">
      <a className="header__home" href={chrome.home}>
        <Logo name={chrome.businessName} logo={chrome.logo} />
      </a>
      <button className="header__menu" type="button" popoverTarget="menu" aria-label={words.openMenu} data-close={words.closeMenu}>
        <UiIcon name="menu" />
        <UiIcon name="close" />
      </button>
      <nav className="header__nav" id="menu" popover="auto" aria-label={words.mainNavigation}>
        <ul>
          {chrome.navigation.map(({ href, label, current }) => (
            <li key={href}>
              <a className="header__link" href={href} aria-current={current === 'section' ? 'true' : current}>
                {label}
              </a>
            </li>
          ))}
          <li className="header__menu-ways">
            <Button link={chrome.book} />
            <Call phone={chrome.navigationPhone} look="large" />
          </li>
        </ul>
      </nav>
      <Languages toggle={chrome.toggle} label={words.languageToggle} />
      <div className="header__call">
        <Call phone={chrome.navigationPhone} />
      </div>
      <div className="header__book">
        <Button link={chrome.book} />
      </div>
    </div>
  </header>
)
