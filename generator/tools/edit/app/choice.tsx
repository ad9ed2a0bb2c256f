/** One of a few values, as a row of buttons. */
export const Choice = <Value extends string>({
  name,
  label,
  values,
  chosen,
  onChoose,
}: {
  readonly name: string
  readonly label: string
  readonly values: readonly (readonly [Value, string])[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form
  <div className={`choice choice--${name}`} role="group" aria-label={label}>
    {values.map(([value, text]) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {text}
      </button>
    ))}
  </div>
)
