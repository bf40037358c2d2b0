import { overlayCount } from "@camber/ui"
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { PageProgressStore } from "../../foundation/page/PageProgressStore.ts"

afterEach(() => void vi.useRealTimers())

const bar = () => screen.queryByRole("progressbar", { name: "Loading page" })
const begin = async () => {
  const { container } = await renderStorefront("/info/terms")
  const stay = vi.fn()
  container.resolve(PageNavigator).attach({ cancel: stay })
  const progress = container.resolve(PageProgressStore)
  vi.useFakeTimers()
  act(() => progress.begin())
  return { stay, progress, said: () => container.resolve(AnnouncementStore).newest.map(({ text }) => text) }
}

it("NAV-167 PageProgress announces a slow page once, and does not announce a page that loads within a second", async () => {
  const { progress, said } = await begin()
  expect(bar()).not.toBeNull()
  act(() => void vi.advanceTimersByTime(999))
  act(() => progress.end())
  act(() => void vi.advanceTimersByTime(5000))
  expect([bar(), said()]).toEqual([null, []])
  act(() => progress.begin())
  act(() => void vi.advanceTimersByTime(5000))
  expect(said()).toEqual(["Loading page"])
})

it("NAV-167 Escape cancels a navigation, except while it closes a layer or ends text composition", async () => {
  const { progress, stay } = await begin()
  const leave = overlayCount.enter()
  fireEvent.keyDown(document.body, { key: "Escape" })
  leave()
  fireEvent.keyDown(document.body, { key: "Escape", isComposing: true })
  expect(stay).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: "Escape" })
  expect(stay).toHaveBeenCalledOnce()
  act(() => progress.end())
  fireEvent.keyDown(document.body, { key: "Escape" })
  expect(stay).toHaveBeenCalledOnce()
})
