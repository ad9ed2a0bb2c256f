/** Hours as visitors read them in each language, or what is wrong with them. */
import type { Path } from '../../../protocol.ts'
import type { Say } from '../../words.ts'
import { Faults } from '../faults.tsx'
import { useCall } from '../widget.ts'

export const HoursSaid = ({
  path,
  value,
  say,
  languageNames,
  age,
  faults,
}: {
  readonly path: Path
  readonly value: unknown
  readonly say: Say
  readonly languageNames: ReadonlyMap<string, string>
  readonly age: number
  /** What the whole build says. */
  readonly faults: readonly string[]
}) => {
  const told = useCall('hoursSaid', { path, value }, age, 120)
  return (
    <>
      <Faults faults={[...(told?.faults ?? []), ...faults]} />
      {told !== undefined && told.says.length > 0 && (
        <div className="said">
          <b>{say('says')}</b>
          {say
            .inOrder(told.says, one => one.language)
            .map(({ language, rows }) => (
              <table key={language} lang={language} dir="auto">
                <caption>{languageNames.get(language) ?? language}</caption>
                <tbody>
                  {rows.map(({ days, times }) => (
                    <tr key={days}>
                      <th scope="row">{days}</th>
                      <td>{times}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
        </div>
      )}
    </>
  )
}
