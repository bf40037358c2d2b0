/**
 * The key that the router knows the present entry of the history by. An entry that a page load or a place of the page made has none and is given
 * one: the router takes all without for the same, and each for the place of the other.
 */
export const getHistoryEntryKey = (): string => {
  const state = history.state as { readonly key?: string } | null
  if (state?.key !== undefined) return state.key
  const key = Math.random().toString(36).slice(2, 10)
  history.replaceState({ ...state, key }, "")
  return key
}
