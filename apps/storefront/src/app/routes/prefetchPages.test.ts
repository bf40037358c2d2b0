import { waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { matchRoutes, type RouteObject } from "react-router-dom"
import { prefetchPages, createPathMatcher } from "./prefetchPages.ts"
import { createRoutes } from "./routes.tsx"

/** Fake window that controls which links are observed and which are near. */
const stubWindow = () => {
  const watched = new Set<Element>()
  let margin: string | undefined
  let notify: (target: Element, isIntersecting: boolean) => void = () => undefined
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: ReadonlyArray<object>) => void, options: { readonly rootMargin: string }) {
        margin = options.rootMargin
        notify = (target, isIntersecting) => watched.has(target) && callback([{ target, isIntersecting }])
      }
      observe(element: Element) {
        watched.add(element)
      }
      unobserve(element: Element) {
        watched.delete(element)
      }
      disconnect() {
        watched.clear()
      }
    }
  )
  return { near: (link: Element, isNear = true) => notify(link, isNear), margin: () => margin }
}

const link = (href: string): HTMLAnchorElement => {
  const anchor = document.createElement("a")
  anchor.setAttribute("href", href)
  document.body.append(anchor)
  return anchor
}

let stop: () => void
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Starts the prefetching with two pages that have their own code; `fail` rejects the first fetch of a product's code. */
const begin = (fail = false, isThere = async () => true) => {
  const view = stubWindow()
  const product = vi.fn(async () => ({}))
  if (fail) product.mockRejectedValueOnce(new Error("no network"))
  const article = vi.fn(async () => ({}))
  const routes: RouteObject[] = [
    {
      path: "/",
      children: [
        { path: "item/:slug/:id", lazy: product },
        { path: "the-toolbox/:slug/:id", lazy: article }
      ]
    }
  ]
  const start = () => (stop = prefetchPages(routes, isThere))
  return { ...view, product, article, start }
}

describe("prefetchPages", () => {
  it("CONST-09 fetches a page's code once a link to it is within 200 px, and not before", async () => {
    const { article, margin, near, product, start } = begin()
    const there = link("/item/rotor/2")
    start()
    expect(margin()).toBe("200px")
    near(there, false)
    expect(product).not.toHaveBeenCalled()
    near(there)
    await waitFor(() => expect([product.mock.calls.length, article.mock.calls.length]).toEqual([1, 0]))
  })

  it("fetches the code of one kind of page once for any number of links", async () => {
    const { near, product, start } = begin()
    const links = [link("/item/rotor/2"), link("/item/caliper/3")]
    start()
    for (const each of links) near(each)
    await waitFor(() => expect(product).toHaveBeenCalledOnce())
  })

  it("PWA-12 fetches no file that the server may have deleted, and fetches it once it is available", async () => {
    const answers = [false, true]
    const { near, product, start } = begin(false, async () => answers.shift() ?? true)
    const links = [link("/item/rotor/2"), link("/item/caliper/3")]
    start()
    near(links[0]!)
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(product).not.toHaveBeenCalled()
    await waitFor(() => {
      near(links[1]!)
      expect(product).toHaveBeenCalledOnce()
    })
  })

  it("observes links that are added later", async () => {
    const { article, near, start } = begin()
    start()
    const later = link("/the-toolbox/lifters/9")
    await waitFor(() => {
      near(later)
      expect(article).toHaveBeenCalledOnce()
    })
  })

  it("retries at the next link after a failure", async () => {
    const { near, product, start } = begin(true)
    const links = [link("/item/rotor/2"), link("/item/caliper/3")]
    start()
    near(links[0]!)
    await waitFor(() => expect(product).toHaveBeenCalledOnce())
    await waitFor(() => {
      near(links[1]!)
      expect(product).toHaveBeenCalledTimes(2)
    })
  })

  it("ignores other hosts, anchors and files", () => {
    const { near, product, start } = begin()
    const links = ["https://elsewhere.example/item/rotor/2", "#main", "tel:1"].map(link)
    start()
    for (const each of links) near(each)
    expect(product).not.toHaveBeenCalled()
  })
})

it("CONST-09 createPathMatcher maps paths of one shape to the same page and other pages to other shapes", () => {
  const routes: RouteObject[] = createRoutes(() => {
    throw new Error("nobody asks")
  })
  const pages = (routes: ReadonlyArray<RouteObject>): ReadonlyArray<RouteObject> =>
    routes.flatMap((route) => (route.children ? pages(route.children) : [route]))
  const shapeOf = createPathMatcher(routes)
  const pageAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route
  const shapes = new Map<string, RouteObject | undefined>()
  for (const { path = "" } of pages(routes))
    for (const filled of ["rotor", "7", "Front~2"]) {
      const address = `/${path.replace("*", "no/such/page").replaceAll(/:\w+/g, filled)}`
      const page = pageAt(address)
      const shape = shapeOf(address)
      expect(shapes.has(shape) ? shapes.get(shape) : page, address).toBe(page)
      shapes.set(shape, page)
    }
  expect(new Set(shapes.values()).size).toBe(pages(routes).length)
})

it("prefetchPages looks up each path shape once, and only while the page is idle", async () => {
  const { near, product, start } = begin()
  const idle: Array<() => void> = []
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run))
  const links = [link("/item/rotor/2"), link("/item/caliper/3")]
  start()
  for (const each of links) near(each)
  expect(product).not.toHaveBeenCalled()
  expect(idle).toHaveLength(1)
  idle[0]!()
  await waitFor(() => expect(product).toHaveBeenCalledOnce())
  expect(idle).toHaveLength(1)
})
