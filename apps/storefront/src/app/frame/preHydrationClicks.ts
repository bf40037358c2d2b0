/**
 * Replays button clicks from before hydration, because React drops those clicks. Each waits until the previous one is rendered: a second
 * click on a plus builds on the first.
 */
export const replayPreHydrationClicks = (): void => {
  const pressed = [...(window.earlyClicks?.() ?? [])]
  delete window.earlyClicks
  const next = () => {
    const button = pressed.shift()
    for (const animation of button?.getAnimations?.() ?? []) animation.cancel()
    button?.click()
    if (pressed.length > 0) setTimeout(next)
  }
  next()
}
