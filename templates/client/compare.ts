/**
 * Moves the edge between the pictures of each before/after pair. The range input provides keyboard support, name and value; pointer events
 * are handled on the picture itself, since browsers handle touches next to a range’s thumb differently.
 */
export const enhanceComparisons = (root: ParentNode): void => {
  for (const range of root.querySelectorAll<HTMLInputElement>('[type=range]')) {
    const stage = range.parentElement as HTMLElement
    const labels = [...stage.querySelectorAll('picture+span')]
    const show = (percent: number) => {
      stage.style.setProperty('--at', `${percent}%`)
      // Screen readers would otherwise announce only the number.
      const { value } = range
      range.setAttribute('aria-valuetext', labels.map((label, side) => `${label.textContent} ${side ? 100 - +value : value}%`).join(', '))
    }
    const follow = (event: MouseEvent) => {
      const { left, width } = stage.getBoundingClientRect()
      const fromLeft = (100 * (event.clientX - left)) / width
      const percent = getComputedStyle(stage).direction === 'rtl' ? 100 - fromLeft : fromLeft
      range.value = `${percent}`
      show(percent)
    }
    range.oninput = () => show(range.valueAsNumber)
    stage.onpointerdown = event => stage.setPointerCapture(event.pointerId)
    stage.onpointermove = event => event.buttons > 0 && follow(event)
    stage.onclick = follow
    show(50)
  }
}
