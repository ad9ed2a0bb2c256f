/** The config as forms, made from its schema: groups open, lists name their things. */
import { useEffect, useState } from 'react'
import type { Path } from '../../protocol.ts'
import type { FormNode } from '../../server/form-nodes.ts'
import { call } from '../client.ts'
import { type FormProps, nameOf } from './form-props.ts'
import { Part } from './group-form.tsx'

export const ConfigForm = (props: FormProps) => {
  const { path, age, say, onGo } = props
  /** What was asked for last and has come: until something else comes it stands as it is, with what is open in it. */
  const [shown, setShown] = useState<{ readonly key: string; readonly node: FormNode } | null>(null)
  const key = JSON.stringify(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read again when the config has changed
  useEffect(() => {
    let isCurrent = true
    void call('form', { path: JSON.parse(key) as Path }).then(found => isCurrent && setShown({ key, node: found }))
    return () => {
      isCurrent = false
    }
  }, [key, age])
  return (
    <div className="form">
      {path.length > 1 && (
        <button type="button" className="link" onClick={() => onGo(path.slice(0, -1))}>
          ← {say('back')}
        </button>
      )}
      {shown !== null && (
        <Part
          key={shown.key}
          node={shown.node}
          title={nameOf(say, shown.node.kind === 'field' ? shown.node.field : shown.node)}
          {...props}
        />
      )}
    </div>
  )
}
