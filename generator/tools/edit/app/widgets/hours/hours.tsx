/** `hours`: the week, and the days on which it does not hold. */
import { problemsIn, useCall, type WidgetProps } from '../widget.ts'
import { Calendar } from './calendar.tsx'
import type { WrittenException } from './calendar-list.ts'
import { WeekEditor } from './week-editor.tsx'
import { readWeek } from './week-text.ts'

const listOf = (value: unknown): readonly WrittenException[] =>
  Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'object' && one !== null ? one : {})) : []

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** A week by itself: that of the business, or of one area. */
export const WeekWidget = ({ path, say, languageNames, age, problems, onChange }: WidgetProps) => {
  const value = useCall('value', { path }, age)
  if (value === undefined) return null
  return (
    <WeekEditor
      path={path}
      label={say(path[0] === 'hours' ? 'week' : 'weekOfArea')}
      written={readWeek(value)}
      value={week => week}
      say={say}
      languageNames={languageNames}
      age={age}
      faults={problemsIn(problems, path).map(({ message }) => message)}
      onWritten={week => void onChange({ kind: 'set', path, value: week })}
    />
  )
}

export const HoursWidget = (props: WidgetProps) => {
  const value = useCall('value', { path: props.path }, props.age)
  return (
    <>
      <WeekWidget {...props} path={[...props.path, 'weekly']} />
      {value !== undefined && (
        <Calendar {...props} path={[...props.path, 'exceptions']} exceptions={listOf(isGroup(value) ? value.exceptions : [])} />
      )}
    </>
  )
}
