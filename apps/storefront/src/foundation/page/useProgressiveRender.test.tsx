import { act, cleanup, render, screen } from "@testing-library/react"
import { type ReactNode, useLayoutEffect } from "react"
import { createBrowserRouter, type RouteObject, RouterProvider, useLocation } from "react-router-dom"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useProgressiveRender } from "./useProgressiveRender.ts"

let rendered: Array<string> = []
/** Runs while only the first screen is rendered. */
let onPartialRender = () => {}
beforeEach(() => {
  rendered = []
  onPartialRender = () => {}
})
afterEach(cleanup)

const Page = () => {
  const { hash, pathname } = useLocation()
  const isWhole = useProgressiveRender()
  rendered.push(`${pathname}${hash} ${isWhole ? "whole" : "partial"}`)
  useLayoutEffect(() => {
    if (!isWhole) onPartialRender()
  }, [isWhole])
  return (
    <>
      <h1>{pathname}</h1>
      {isWhole && <section id="reviews" />}
    </>
  )
}

const First = () => <Page />
const Second = () => <Page />

/** The distinct renders of a page, in order. */
const getRenders = (path: string): ReadonlyArray<string> => [...new Set(rendered.filter((entry) => entry.startsWith(path)))]

const openFirst = async () => {
  history.replaceState(null, "", "/first")
  const page = (path: string, Component: () => ReactNode): RouteObject => ({ path, id: path, Component, loader: () => null })
  const router = createBrowserRouter(
    [{ path: "/", HydrateFallback: () => null, children: [page("first", First), page("second", Second)] }],
    { hydrationData: { loaderData: { first: {} } } }
  )
  render(<RouterProvider router={router} />)
  await screen.findByText("/first")
  return router
}

it("NAV-157 a page that a link opens renders in two steps; the first page and a page that Back returns to render immediately", async () => {
  const router = await openFirst()
  expect(getRenders("/first")).toEqual(["/first whole"])
  rendered = []
  await act(() => router.navigate("/second"))
  expect(getRenders("/second")).toEqual(["/second partial", "/second whole"])
  rendered = []
  await act(() => router.navigate(-1))
  await screen.findByText("/first")
  expect(getRenders("/first")).toEqual(["/first whole"])
})

it("NAV-157 a page renders immediately if its URL has an anchor", async () => {
  const router = await openFirst()
  await act(() => router.navigate("/second#reviews"))
  expect(getRenders("/second")).toEqual(["/second#reviews whole"])
})

it("NAV-157 the page scrolls to an anchor that was followed before its section was rendered", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue()
  const router = await openFirst()
  onPartialRender = () => history.pushState(null, "", "#reviews")
  await act(() => router.navigate("/second"))
  expect(scrolled.mock.contexts).toEqual([document.getElementById("reviews")])
  scrolled.mockRestore()
})
