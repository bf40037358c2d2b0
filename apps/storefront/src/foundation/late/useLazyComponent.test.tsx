import { act, cleanup, render, screen } from "@testing-library/react"
import { createElement } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { StoreContext } from "../runtime/StoreContext.ts"
import type { LazyComponent } from "./LazyComponent.ts"
import { useLazyComponent } from "./useLazyComponent.ts"

afterEach(cleanup)

const Late = () => <p>late</p>

/** Renders a lazy component whose chunk loads or fails on the test's command. */
const draw = () => {
  const chunk = Promise.withResolvers<{ readonly default: typeof Late }>()
  const late: LazyComponent = () => chunk.promise
  const { container } = composeApp(emptySeed, createTestRuntime(), () => undefined)
  const fail = vi.fn()
  const Wish = ({ isWanted }: { readonly isWanted: boolean }) => {
    const component = useLazyComponent(isWanted, late, fail)
    return component && createElement(component)
  }
  const { rerender } = render(<Wish isWanted={false} />, {
    wrapper: ({ children }) => <StoreContext value={container}>{children}</StoreContext>
  })
  return { chunk, fail, wish: (isWanted: boolean) => rerender(<Wish isWanted={isWanted} />) }
}

it("useLazyComponent renders the component once its chunk is loaded and keeps it after the request ends, so that it can close", async () => {
  const { chunk, wish } = draw()
  wish(true)
  expect(screen.queryByText("late")).toBeNull()
  await act(async () => chunk.resolve({ default: Late }))
  wish(false)
  expect(screen.getByText("late")).toBeTruthy()
})

it("useLazyComponent reports a chunk that fails to load", async () => {
  const { chunk, fail, wish } = draw()
  wish(true)
  await act(async () => chunk.reject(new Error("no network")))
  expect(fail).toHaveBeenCalledOnce()
})

it("useLazyComponent does not report a failed chunk after the request was canceled", async () => {
  const { chunk, fail, wish } = draw()
  wish(true)
  wish(false)
  await act(async () => chunk.reject(new Error("no network")))
  expect(fail).not.toHaveBeenCalled()
})
