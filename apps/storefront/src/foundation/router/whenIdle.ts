import type { PageRouter } from "./PageRouter.ts"

/** Resolves when no page is on its way, also none that took up another's way. */
export const whenIdle = (router: PageRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.navigation.state === "idle") return resolve()
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== "idle") return
      stop()
      resolve()
    })
  })
