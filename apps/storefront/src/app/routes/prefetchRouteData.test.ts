import { createBrowserRouter } from "react-router-dom"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { withDataPrefetch, type PageRoute } from "../../foundation/page/PageRoute.ts"
import { prefetchRouteData } from "./prefetchRouteData.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "clearTimeout", "setTimeout"] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  history.replaceState(null, "", "/")
})

/**
 * A listing with links to parts and to another listing. `asked` contains the loaders' requests, `dropped` the aborted ones, and `failing`
 * is the number of first requests that fail.
 */
const open = ({ failing = 0, held = Promise.resolve(), whose = (): string => "no car" } = {}) => {
  const asked: Array<string> = []
  const signals: Array<AbortSignal> = []
  const loader: PageRoute["loader"] = async ({ params, request }) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname + search)
    signals.push(request.signal)
    await held
    if (asked.length <= failing) throw new Error("no answer")
    return { id: params["id"], asked: asked.length }
  }
  const routes: PageRoute[] = [
    {
      path: "/",
      children: [
        {
          children: [
            { index: true, id: "home", loader },
            withDataPrefetch({ path: "item/:slug/:id", id: "item", loader }),
            { path: "shop/:slug", id: "shop", loader }
          ]
        }
      ]
    }
  ]
  const router = createBrowserRouter(prefetchRouteData(routes, whose), { hydrationData: { loaderData: { home: {} } } })
  const link = (href: string) => {
    const anchor = Object.assign(document.createElement("a"), { href })
    anchor.setAttribute("href", href)
    return document.body.appendChild(anchor).appendChild(document.createElement("span"))
  }
  const point = (at: Element, type: "pointerover" | "pointerdown" | "pointercancel" = "pointerover", pointerType = "mouse", init = {}) =>
    at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, ...init }))
  const restOn = async (href: string, millis = 65) => {
    point(link(href))
    await vi.advanceTimersByTimeAsync(millis)
  }
  const shown = () => router.state.loaderData["item"] as unknown
  const dropped = () => asked.filter((_address, at) => signals[at]!.aborted)
  return { router, asked, dropped, link, point, restOn, shown }
}

it("NAV-137 a part's data loads while a mouse hovers over its link, and the click uses the response once", async () => {
  const { asked, link, point, restOn, router, shown } = open()
  await restOn("/item/rotor/2?sku=b")
  expect(asked).toEqual(["/item/rotor/2?sku=b"])
  await router.navigate("/item/rotor/2?sku=b")
  expect([shown(), asked.length]).toEqual([{ id: "2", asked: 1 }, 1])
  await router.navigate("/")
  point(link("/item/rotor/2?sku=b"), "pointerdown")
  await router.navigate("/item/rotor/2?sku=b")
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual(["/item/rotor/2?sku=b", "/", "/item/rotor/2?sku=b"])
})

it("NAV-137 a touch on a link loads its data, and a touch that scrolls the page loads nothing", async () => {
  const { asked, link, point } = open()
  const part = link("/item/rotor/2")
  point(part, "pointerover", "touch")
  await vi.advanceTimersByTimeAsync(1000)
  point(part, "pointerdown", "touch")
  await vi.advanceTimersByTimeAsync(49)
  point(part, "pointercancel", "touch")
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([])
  point(part, "pointerdown", "touch")
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual(["/item/rotor/2"])
})

it("NAV-137 at most one request is pending besides that of a pressed pointer, and a link that opens elsewhere loads nothing", async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const { asked, link, point, restOn } = open({ held })
  point(link("/item/rotor/1"), "pointerdown", "mouse", { button: 1 })
  point(link("/item/rotor/1"), "pointerdown", "mouse", { ctrlKey: true })
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([])
  await restOn("/item/rotor/1")
  await restOn("/item/rotor/2")
  expect(asked).toEqual(["/item/rotor/1"])
  point(link("/item/rotor/3"), "pointerdown")
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(["/item/rotor/1", "/item/rotor/3"])
  answer()
  await vi.advanceTimersByTimeAsync(0)
  await restOn("/item/rotor/4")
  expect(asked).toEqual(["/item/rotor/1", "/item/rotor/3", "/item/rotor/4"])
})

it("NAV-173 a request is aborted on a click on another link, and if the visitor leaves the page first", async () => {
  const { promise: held } = Promise.withResolvers<void>()
  const { dropped, link, point, restOn, router } = open({ held })
  await restOn("/item/rotor/1")
  point(link("/item/rotor/2"), "pointerdown")
  await vi.advanceTimersByTimeAsync(0)
  expect(dropped()).toEqual(["/item/rotor/1"])
  void router.navigate("/item/rotor/2")
  await vi.advanceTimersByTimeAsync(0)
  expect(dropped()).toEqual(["/item/rotor/1"])
  void router.navigate("/shop/brakes")
  await vi.advanceTimersByTimeAsync(0)
  expect(dropped()).toEqual(["/item/rotor/1", "/item/rotor/2"])
})

it("NAV-173 a request is aborted on a click on a link to a page that is not prefetched", async () => {
  const { promise: held } = Promise.withResolvers<void>()
  const { asked, dropped, link, point, restOn } = open({ held })
  await restOn("/item/rotor/1")
  await restOn("/shop/brakes~2-3")
  expect(dropped()).toEqual([])
  point(link("/shop/brakes~2-3"), "pointerdown")
  await vi.advanceTimersByTimeAsync(0)
  expect([asked, dropped()]).toEqual([["/item/rotor/1"], ["/item/rotor/1"]])
})

it("NAV-173 a request that is pending for more than ten seconds is aborted when its page is requested again", async () => {
  const { promise: held } = Promise.withResolvers<void>()
  const { asked, dropped, restOn, router } = open({ held })
  await restOn("/item/rotor/1")
  await vi.advanceTimersByTimeAsync(10_001)
  void router.navigate("/item/rotor/1")
  await vi.advanceTimersByTimeAsync(0)
  expect([asked, dropped()]).toEqual([["/item/rotor/1", "/item/rotor/1"], ["/item/rotor/1"]])
})

it("NAV-137 nothing loads while a mouse passes over links, or rests outside links, on a link to this page or on a link to another kind of page", async () => {
  const { asked, link, point, restOn, router } = open()
  await restOn("/item/rotor/2", 64)
  point(document.body)
  await restOn("/shop/brakes")
  await restOn("https://elsewhere.example/item/rotor/2")
  await restOn("//elsewhere.example/item/rotor/2")
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([])
  await router.navigate("/item/rotor/2")
  await restOn("/item/rotor/2")
  point(link("/item/rotor/2"), "pointerdown")
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(["/item/rotor/2"])
})

it("NAV-137 the click sends a request if the prefetch is over ten seconds old, for another car, for another address or failed", async () => {
  let car = "no car"
  const old = open({ whose: () => car })
  await old.restOn("/item/rotor/2")
  await vi.advanceTimersByTimeAsync(10_001)
  await old.router.navigate("/item/rotor/2")
  expect(old.asked).toHaveLength(2)
  await old.restOn("/item/pads/3")
  car = "Camaro"
  await old.router.navigate("/item/pads/3")
  expect(old.asked).toHaveLength(4)
  await old.restOn("/item/drum/4?sku=a")
  await old.router.navigate("/item/drum/4?sku=b")
  expect(old.asked.slice(4)).toEqual(["/item/drum/4?sku=a", "/item/drum/4?sku=b"])
  history.replaceState(null, "", "/")
  const failed = open({ failing: 1 })
  await failed.restOn("/item/rotor/2")
  await failed.router.navigate("/item/rotor/2")
  expect([failed.shown(), failed.asked.length]).toEqual([{ id: "2", asked: 2 }, 2])
})

it("NAV-137 nothing is prefetched offline or in data-saving mode", async () => {
  const { asked, restOn } = open()
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  await restOn("/item/rotor/2")
  onLine.mockReturnValue(true)
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true })
  await restOn("/item/rotor/3")
  expect(asked).toEqual([])
  Reflect.deleteProperty(navigator, "connection")
  await restOn("/item/rotor/3")
  expect(asked).toEqual(["/item/rotor/3"])
})
