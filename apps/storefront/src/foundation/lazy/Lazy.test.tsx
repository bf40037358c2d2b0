import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { Lazy, type LazyComponent } from "./Lazy.tsx"

afterEach(cleanup)

const Content = () => <p>loaded</p>

/** Renders a lazy component whose chunk loads or fails on the test's command. */
const draw = () => {
  let chunk = Promise.withResolvers<{ readonly default: typeof Content }>()
  const load: LazyComponent = () => chunk.promise
  const fail = vi.fn()
  const lazy = (isWanted: boolean, request?: string) => (
    <Lazy load={load} isWanted={isWanted} request={request} onFailure={fail} fallback={<button type="button">...</button>} />
  )
  const { rerender } = render(lazy(false))
  return {
    chunk: () => chunk,
    fail,
    retry: () => (chunk = Promise.withResolvers()),
    wish: (isWanted: boolean, request?: string) => act(async () => rerender(lazy(isWanted, request)))
  }
}

it("Lazy shows its fallback, then the component, and keeps it after the request ends, so that it can close", async () => {
  const { chunk, wish } = draw()
  expect(screen.getByText("...")).toBeTruthy()
  await wish(true)
  expect(screen.getByText("...")).toBeTruthy()
  await act(async () => chunk().resolve({ default: Content }))
  await wish(false)
  expect(screen.getByText("loaded")).toBeTruthy()
})

it("Lazy shows a component immediately if its chunk is loaded", async () => {
  const { chunk, wish } = draw()
  chunk().resolve({ default: Content })
  await wish(true)
  expect(screen.getByText("loaded")).toBeTruthy()
})

it("Lazy reports a chunk that fails to load, and loads it again for the next request", async () => {
  const { chunk, fail, retry, wish } = draw()
  await wish(true)
  await act(async () => chunk().reject(new Error("no network")))
  expect(fail).toHaveBeenCalledOnce()
  retry().resolve({ default: Content })
  await wish(false)
  await wish(true)
  expect(screen.getByText("loaded")).toBeTruthy()
})

it("Lazy does not report a failed chunk after the request was canceled", async () => {
  const { chunk, fail, wish } = draw()
  await wish(true)
  await wish(false)
  await act(async () => chunk().reject(new Error("no network")))
  expect(fail).not.toHaveBeenCalled()
})

it("Lazy keeps the same fallback, with its focus, until the chunk is loaded", async () => {
  const { chunk, wish } = draw()
  const fallback = screen.getByRole("button")
  fallback.focus()
  await wish(true)
  expect(screen.getByRole("button")).toBe(fallback)
  expect(document.activeElement).toBe(fallback)
  await act(async () => chunk().resolve({ default: Content }))
  expect(screen.queryByRole("button")).toBeNull()
})

it("Lazy loads a chunk that failed again for the next request, while it is still wanted", async () => {
  const { chunk, retry, wish } = draw()
  await wish(true, "first")
  await act(async () => chunk().reject(new Error("no network")))
  retry().resolve({ default: Content })
  await wish(true, "first")
  expect(screen.queryByText("loaded")).toBeNull()
  await wish(true, "second")
  expect(screen.getByText("loaded")).toBeTruthy()
})
