/**
 * Stacks each before/after pair, with a slider in between. The range input provides keyboard support, name and value; pointer events are
 * handled on the picture itself, since browsers handle touches next to a range’s thumb differently.
 */
export const enhanceComparisons = (root: ParentNode): void => {
  for (const stage of root.querySelectorAll<HTMLElement>('[data-compare]')) {
    const range = Object.assign(document.createElement('input'), { type: 'range', step: '5' })
    const labels = [...stage.querySelectorAll('picture+span')]
    const show = (percent: number) => {
      stage.style.setProperty('--at', `${percent}%`)
      // Screen readers would otherwise announce only the number.
      const { value } = range
      range.setAttribute('aria-valuetext', labels.map((label, side) => `${label.textContent} ${side ? 100 - +value : value}%`).join(', '))
    }
    const follow = (event: MouseEvent) => {
      const box = stage.getBoundingClientRect()
      const fromLeft = (100 * (event.clientX - box.left)) / box.width
      const percent = getComputedStyle(stage).direction === 'rtl' ? 100 - fromLeft : fromLeft
      range.value = `${percent}`
      show(percent)
    }
    range.setAttribute('aria-label', `${stage.dataset.compare}`)
    range.oninput = () => show(range.valueAsNumber)
    stage.onpointerdown = event => stage.setPointerCapture(event.pointerId)
    stage.onpointermove = event => event.buttons > 0 && follow(event)
    stage.onclick = follow
    stage.lastElementChild?.before(range)
    show(50)
  }
}
