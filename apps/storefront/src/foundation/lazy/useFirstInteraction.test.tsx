import { act, fireEvent, renderHook } from "@testing-library/react"
import type { ReactNode } from "react"
import { expect, it, onTestFinished, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { StoreContext } from "../runtime/StoreContext.ts"
import { UserActivity } from "./UserActivity.ts"
import { useCanLoadPersonal, usePersonalData } from "./useFirstInteraction.ts"

/** A page that was rendered for a new visitor and has not mounted yet. */
const anonymousPage = () => {
  const { container } = composeApp(emptySeed, createTestRuntime(), () => {})
  const presence = container.resolve(UserActivity)
  let asked = 0
  const stand = () => {
    const { result } = renderHook(() => usePersonalData(true, () => asked++), {
      wrapper: ({ children }) => <StoreContext value={container}>{children}</StoreContext>
    })
    return { isStrangers: () => result.current }
  }
  return { presence, stand, asked: () => asked }
}

it("NAV-140 usePersonalData fetches immediately if the visitor interacted before the page mounted", () => {
  const { asked, presence, stand } = anonymousPage()
  let renders = 0
  presence.onFirstInteraction(() => renders++)
  fireEvent.pointerMove(document.body)
  expect([renders, presence.hasInteracted, asked()]).toEqual([1, true, 0])
  expect(stand().isStrangers()).toBe(true)
  expect(asked()).toBe(1)
  fireEvent.pointerMove(document.body)
  expect(asked()).toBe(1)
})

it("NAV-140 usePersonalData fetches once, on the first interaction after the page mounted", () => {
  const { asked, stand } = anonymousPage()
  stand()
  expect(asked()).toBe(0)
  fireEvent.keyDown(document.body)
  fireEvent.keyDown(document.body)
  expect(asked()).toBe(1)
})

it("NAV-141 usePersonalData does not treat records that the page itself writes as a returning visitor", () => {
  const { presence, stand } = anonymousPage()
  const { isStrangers } = stand()
  localStorage.setItem("Session", "1")
  expect([presence.isReturning, isStrangers()]).toEqual([false, true])
})

it("NAV-141 useCanLoadPersonal waits for the first interaction of a new visitor, and for an idle page on a device with records", () => {
  const idle: Array<() => void> = []
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  const draw = () => {
    const { container } = composeApp(emptySeed, createTestRuntime(), () => {})
    const wrapper = ({ children }: { readonly children: ReactNode }) => <StoreContext value={container}>{children}</StoreContext>
    return renderHook(() => useCanLoadPersonal(), { wrapper }).result
  }
  const rest = () => act(() => idle.splice(0).forEach((run) => run()))
  localStorage.clear()
  const isNew = draw()
  rest()
  expect(isNew.current).toBe(false)
  fireEvent.keyDown(document.body)
  expect(isNew.current).toBe(true)
  localStorage.setItem("CustomerProjects", "{}")
  const isReturning = draw()
  expect(isReturning.current).toBe(false)
  rest()
  expect(isReturning.current).toBe(true)
})
