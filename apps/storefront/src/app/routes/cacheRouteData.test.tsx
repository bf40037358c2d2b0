import { createBrowserRouter } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { type PageRoute, toSharedRoute } from "../../foundation/page/PageRoute.ts"
import { cacheRouteData } from "./cacheRouteData.ts"

afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, "", "/")
})

/** A shop whose first page is a server-rendered listing; returns the requests of its loaders. */
const open = (whose = () => "no car", isDrawnAnew = false) => {
  const asked: Array<string> = []
  const loader: PageRoute["loader"] = ({ request }) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname + search)
    return { of: pathname + search, asked: asked.length }
  }
  const routes: PageRoute[] = [
    {
      path: "/",
      children: [
        toSharedRoute({ index: true, id: "home", loader }),
        toSharedRoute({ path: "item/:id", id: "item", loader }),
        { path: "account", id: "account", loader }
      ]
    }
  ]
  const hydrationData = { loaderData: { home: { of: "/", asked: 0 } } }
  const router = createBrowserRouter(cacheRouteData(routes, whose, isDrawnAnew ? null : hydrationData.loaderData), { hydrationData })
  const shown = (): unknown => Object.values(router.state.loaderData).at(-1)
  const press = async (href: string) => {
    dispatchEvent(new Event("pointerdown"))
    await router.navigate(href)
  }
  const step = async (by: number) => {
    const before = router.state.location.key
    history.go(by)
    await expect.poll(() => [router.state.location.key === before, router.state.navigation.state]).toEqual([false, "idle"])
  }
  return { router, asked, shown, press, step }
}

it("NAV-123 a step back or forward restores a page, including the first, without a request", async () => {
  const { asked, press, shown, step } = open()
  await press("/item/1")
  await press("/item/2?sku=b")
  await step(-1)
  expect(shown()).toEqual({ of: "/item/1", asked: 1 })
  await step(-1)
  expect(shown()).toEqual({ of: "/", asked: 0 })
  await step(2)
  expect(shown()).toEqual({ of: "/item/2?sku=b", asked: 2 })
  expect(asked).toEqual(["/item/1", "/item/2?sku=b"])
})

it("NAV-123 links and revalidations load from the services", async () => {
  const { asked, press, router, step } = open()
  await press("/item/1")
  await step(-1)
  await router.revalidate()
  expect(asked).toEqual(["/item/1", "/"])
  await press("/item/1")
  expect(asked).toEqual(["/item/1", "/", "/item/1"])
})

it("NAV-123 a step back requests a page again if the page was private, rendered for a different car, or older than five minutes", async () => {
  let car = "no car"
  const { asked, press, step } = open(() => car)
  await press("/item/1")
  car = "Camaro"
  await press("/account")
  await step(-1)
  expect(asked).toEqual(["/item/1", "/account", "/item/1"])
  await step(1)
  expect(asked).toHaveLength(4)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 60_000 + 1 })
  await step(-1)
  expect(asked).toHaveLength(5)
  history.replaceState(null, "", "/")
  const other = open(undefined, true)
  await other.press("/item/1")
  await other.step(-1)
  expect(other.asked).toEqual(["/item/1", "/"])
})
