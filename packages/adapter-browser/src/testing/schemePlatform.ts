import { Effect, Layer } from "effect"

/** A device that starts with light colors and can change to dark; the test's window has no color schemes. */
export const schemePlatform = () => {
  const state = Object.assign(new EventTarget(), { matches: false })
  const layer = Layer.effectDiscard(
    Effect.acquireRelease(
      Effect.sync(() => {
        const own = globalThis.matchMedia
        globalThis.matchMedia = ((query: string) => (query.includes("color-scheme") ? state : own(query))) as typeof matchMedia
        return own
      }),
      (own) => Effect.sync(() => void (globalThis.matchMedia = own))
    )
  )
  const darken = Effect.sync(() => {
    state.matches = true
    state.dispatchEvent(Object.assign(new Event("change"), { matches: true }))
  })
  return { layer, darken }
}
