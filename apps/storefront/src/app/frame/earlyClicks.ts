declare global {
  interface Window {
    /** Set by the document's inline script: ends the keeping of clicks and hands out the buttons that were pressed. */
    earlyClicks?: () => ReadonlyArray<HTMLElement>
  }
}

/** Presses again the buttons that were pressed before the page came alive; React itself drops those clicks. */
export const replayEarlyClicks = (): void => {
  for (const button of window.earlyClicks?.() ?? []) button.click()
  delete window.earlyClicks
}
