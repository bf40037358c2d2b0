import { act, cleanup, render, screen } from "@testing-library/react"
import { type ReactNode, useLayoutEffect } from "react"
import { createBrowserRouter, type RouteObject } from "react-router-dom"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { RouterView } from "./RouterView.tsx"
import { useLocation } from "./hooks.ts"
import { useProgressiveRender } from "./useProgressiveRender.ts"

let drawn: Array<string> = []
/** What is pressed while the page has only begun. */
let press = () => {}
beforeEach(() => {
  drawn = []
  press = () => {}
})
afterEach(cleanup)

const Page = () => {
  const { hash, pathname } = useLocation()
  const isWhole = useProgressiveRender()
  drawn.push(`${pathname}${hash} ${isWhole ? "whole" : "begun"}`)
  useLayoutEffect(() => {
    if (!isWhole) press()
  }, [isWhole])
  return (
    <>
      <h1>{pathname}</h1>
      {isWhole && <section id="reviews" />}
    </>
  )
}

const [First, Second] = [() => <Page />, () => <Page />]

/** What a page was drawn as, in order. */
const stepsOf = (path: string): ReadonlyArray<string> => [...new Set(drawn.filter((one) => one.startsWith(path)))]

const open = async () => {
  history.replaceState(null, "", "/first")
  const page = (path: string, Component: () => ReactNode): RouteObject => ({ path, id: path, Component, loader: () => null })
  const router = createBrowserRouter(
    [{ path: "/", HydrateFallback: () => null, children: [page("first", First), page("second", Second)] }],
    {
      // As the server drew it.
      hydrationData: { loaderData: { first: {} } }
    }
  )
  router.enableScrollRestoration({}, () => 0)
  render(<RouterView router={router} />)
  await screen.findByText("/first")
  return router
}

it("NAV-157 a page that a link leads to is drawn in two steps, the first one and one that is stepped back to at once", async () => {
  const router = await open()
  expect(stepsOf("/first")).toEqual(["/first whole"])
  drawn = []
  await act(() => router.navigate("/second"))
  expect(stepsOf("/second")).toEqual(["/second begun", "/second whole"])
  drawn = []
  await act(() => router.navigate(-1))
  await screen.findByText("/first")
  expect(stepsOf("/first")).toEqual(["/first whole"])
})

it("NAV-157 a page whose address names a place in it is drawn at once", async () => {
  const router = await open()
  await act(() => router.navigate("/second#reviews"))
  expect(stepsOf("/second")).toEqual(["/second#reviews whole"])
})

it("NAV-157 who presses a link to a place that is still to be drawn is led to it once it is", async () => {
  const seen = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue()
  const router = await open()
  press = () => history.pushState(null, "", "#reviews")
  await act(() => router.navigate("/second"))
  expect(seen.mock.contexts).toEqual([document.getElementById("reviews")])
  seen.mockRestore()
})

it("NAV-157 a page is not drawn anew by the press that leads on from it", async () => {
  const router = await open()
  drawn = []
  router.subscribe(({ navigation }) => navigation.state === "loading" && drawn.push("loading"))
  await act(() => router.navigate("/second"))
  expect(drawn.filter((one) => !one.startsWith("/second"))).toEqual(["loading"])
})
