/**
 * Presses again the buttons that were pressed before the page came alive; React itself drops those clicks. Each waits until the one before
 * has been drawn, because the second press on a plus is made of what the first left.
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
