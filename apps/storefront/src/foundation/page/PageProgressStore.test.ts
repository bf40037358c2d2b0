import { autorun } from "mobx"
import { expect, it } from "vitest"
import { PageProgressStore } from "./PageProgressStore.ts"

it("NAV-54 CTRL-39 PageProgressStore is set by a navigation, reset when the page shows, and notifies its observers", () => {
  const progress = new PageProgressStore()
  const seen: Array<boolean> = []
  const stop = autorun(() => seen.push(progress.isNavigating))
  progress.begin()
  progress.begin()
  progress.end()
  stop()
  expect(seen).toEqual([false, true, false])
})
