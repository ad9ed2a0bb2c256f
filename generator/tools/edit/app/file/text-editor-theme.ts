/** The theme of the text editor: the colors of the page around it, light and dark. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--sheet)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '3px solid var(--ember)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { color: 'var(--soft)', backgroundColor: 'var(--paper)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--quiet) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--quiet)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--ember) 25%, transparent)',
  },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--ember) 20%, transparent)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--ember) 45%, transparent)' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--paper)', borderColor: 'var(--line)', fontFamily: 'system-ui, sans-serif' },
  '.cm-panel.cm-search label': { fontSize: '0.8125rem' },
  '.cm-panel.cm-search': { padding: '0.5rem 2.5rem 0.5rem 0.5rem' },
  '.cm-panel.cm-search [name=close]': { fontSize: '1.25rem', padding: '0.25rem 0.5rem', color: 'var(--ink)' },
  '.cm-textfield': {
    fontSize: '0.875rem',
    padding: '0.25rem 0.5rem',
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    border: '1px solid var(--line)',
    borderRadius: '0.375rem',
  },
  '.cm-textfield::placeholder': { color: 'var(--soft)', opacity: '1' },
  '.cm-button': {
    fontSize: '0.875rem',
    padding: '0.25rem 0.625rem',
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    backgroundImage: 'none',
    border: '1px solid var(--line)',
    borderRadius: '0.375rem',
  },
  '.cm-tooltip': {
    maxWidth: '32rem',
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    border: '1px solid var(--line)',
    borderRadius: '0.5rem',
    fontFamily: 'system-ui, sans-serif',
  },
  '.cm-tooltip-hover, .cm-tooltip-lint, .cm-completionInfo': { padding: '0.375rem 0.625rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { color: 'var(--on-ember)', backgroundColor: 'var(--ember)' },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.8', fontStyle: 'normal' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--ember)' },
})

const highlight = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--ink)', fontWeight: '600' },
  { tag: [tags.string, tags.content], color: 'var(--ink)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--soft)', fontStyle: 'italic' },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: 'var(--soft)' },
  { tag: [tags.labelName, tags.typeName, tags.keyword], color: 'var(--ember)' },
])

export const textEditorTheme = [theme, syntaxHighlighting(highlight)]
