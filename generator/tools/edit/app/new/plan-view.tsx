/** What would be written: the file, and what of it still says another city. */
import type { Plan } from '../../server/new-config.ts'
import type { Say } from '../words.ts'

export const PlanView = ({ plan, city, say }: { readonly plan: Plan; readonly city: string | null; readonly say: Say }) => (
  <>
    {plan.problems.map(problem => (
      <p key={problem} className="banner banner--fault" role="alert">
        {problem}
      </p>
    ))}
    {plan.text !== '' && (
      <>
        <h4>{say('writtenTo', { file: plan.file })}</h4>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <pre tabIndex={0}>{plan.text}</pre>
      </>
    )}
    {city !== null && plan.text !== '' && plan.left.length === 0 && <p>{say('stillSaysNothing', { city })}</p>}
    {city !== null && plan.left.length > 0 && (
      <details className="group">
        <summary>{say('stillSays', { city, count: plan.left.length })}</summary>
        <p className="help">{say('stillSaysHelp')}</p>
        <ul className="left-overs">
          {plan.left.map(({ key, excerpt, marks }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
            <li key={index}>
              <small>
                {key} · {marks.join(', ')}
              </small>{' '}
              {excerpt}
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
)
