import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createElement, useEffect } from "react"
import { createBrowserRouter, type DataRouter, type RouteObject } from "react-router-dom"
import { runInThisContext } from "node:vm"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import earlySteps from "../inline-scripts/earlySteps.ts?script"
import { RouterLink } from "../../foundation/page/RouterLink.tsx"
import { Outlet, useLoaderData } from "../../foundation/router/hooks.ts"
import { getRenderedState } from "../../foundation/router/PageRouter.ts"
import { RouterView } from "../../foundation/router/RouterView.tsx"
import { createDeferredRouter } from "./createDeferredRouter.ts"

const fromServer = { home: { title: "from the server" } }
let mounts: Array<string>
let loads: number
const Frame = () => {
  useEffect(() => void mounts.push("frame"), [])
  return (
    <>
      <RouterLink href="/item/7">Part 7</RouterLink>
      <Outlet />
    </>
  )
}
const Title = () => {
  const { title } = useLoaderData<{ title: string }>()
  useEffect(() => void mounts.push(title), [title])
  return <h1>{title}</h1>
}
const routes: RouteObject[] = [
  {
    path: "/",
    id: "frame",
    Component: Frame,
    children: [
      {
        index: true,
        id: "home",
        Component: Title,
        loader: () => {
          loads++
          return { title: "from the loader" }
        }
      },
      { path: "item/:id", Component: Title, loader: ({ params }) => ({ title: `part ${params["id"] ?? ""}` }) }
    ]
  }
]

/** A shop at '/', drawn from the server's data, whose live router comes when it is told to. */
const open = (load?: (make: () => DataRouter) => Promise<DataRouter | null>) => {
  const make = () => createBrowserRouter(routes, { hydrationData: { loaderData: fromServer } })
  const asked = vi.fn(() => (load ? load(make) : Promise.resolve(make())))
  const first = getRenderedState({
    actionData: null,
    errors: null,
    loaderData: fromServer,
    location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
    matches: [
      { params: {}, route: { id: "frame", element: createElement(Frame) } },
      { params: {}, route: { id: "home", element: createElement(Title) } }
    ]
  })
  const router = createDeferredRouter(first, asked)
  render(<RouterView router={router} />)
  return { router, asked }
}

beforeEach(() => {
  mounts = []
  loads = 0
  history.replaceState(null, "", "/")
})
afterEach(cleanup)

describe("the late router", () => {
  it("draws the server's page by itself, and comes when a link is followed", async () => {
    const { asked } = open()
    expect(screen.getByRole("heading").textContent).toBe("from the server")
    expect(asked).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole("link", { name: "Part 7" }))
    expect(await screen.findByRole("heading", { name: "part 7" })).toBeDefined()
    expect(location.pathname).toBe("/item/7")
    expect(mounts.filter((mount) => mount === "frame")).toHaveLength(1)
  })

  it("takes over unseen: nothing mounts anew, no loader runs again, and who has read on stays there", async () => {
    const scrolled = vi.spyOn(window, "scrollTo")
    const { router } = open()
    await act(async () => router.wake())
    expect(screen.getByRole("heading").textContent).toBe("from the server")
    expect(mounts).toEqual(["from the server", "frame"])
    expect(loads).toBe(0)
    expect(scrolled).not.toHaveBeenCalled()
    scrolled.mockRestore()
  })

  it("begins once, also where it is wished again after it has come", async () => {
    const { router, asked } = open()
    await act(async () => router.navigate("/item/7"))
    expect(() => router.wake()).not.toThrow()
    expect(asked).toHaveBeenCalledOnce()
  })

  it("asks the page's loaders again when it is told to, even before it is there", async () => {
    const { router } = open()
    await act(async () => router.revalidate())
    expect(await screen.findByRole("heading", { name: "from the loader" })).toBeDefined()
    expect(loads).toBe(1)
  })

  it("is fetched once, however many links are pressed while it is on its way", async () => {
    const { router, asked } = open()
    await act(async () => {
      await Promise.all([router.navigate("/item/7"), router.navigate("/item/8")])
    })
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await screen.findByRole("heading", { name: "part 8" })).toBeDefined()
  })

  it("turns a link into a plain page load where it cannot be had, and the next one tries again", async () => {
    const assign = vi.spyOn(location, "assign").mockReturnValue()
    let attempts = 0
    const { asked } = open((make) => (attempts++ === 0 ? Promise.reject(new Error("503")) : Promise.resolve(make())))
    await act(async () => {
      fireEvent.click(screen.getByRole("link", { name: "Part 7" }))
      await asked.mock.results[0]?.value.catch(() => undefined)
    })
    expect(assign).toHaveBeenCalledWith("/item/7")
    fireEvent.click(screen.getByRole("link", { name: "Part 7" }))
    expect(await screen.findByRole("heading", { name: "part 7" })).toBeDefined()
    assign.mockRestore()
  })

  it("NAV-170 has the document load what somebody steps to before it is there, no other place of the page, and nothing any more from then on", async () => {
    const reload = vi.spyOn(location, "reload").mockReturnValue()
    const stepTo = (address: string) => {
      history.replaceState(null, "", address)
      dispatchEvent(new PopStateEvent("popstate"))
    }
    runInThisContext(earlySteps)
    const { router } = open()
    stepTo("/#parts")
    expect(reload).not.toHaveBeenCalled()
    stepTo("/before")
    expect(reload).toHaveBeenCalledOnce()
    await act(async () => router.revalidate())
    stepTo("/item/7")
    expect(await screen.findByRole("heading", { name: "part 7" })).toBeDefined()
    expect(reload).toHaveBeenCalledOnce()
    reload.mockRestore()
  })

  describe("NAV-170 where the document loads another page that somebody has stepped to", () => {
    const step = () => history.replaceState(null, "", "/before")

    it("nobody is kept waiting, and what was pressed before that step leads nowhere", async () => {
      const assign = vi.spyOn(location, "assign").mockReturnValue()
      const { router } = open(async () => null)
      const went = router.navigate("/item/7")
      step()
      await went
      await router.revalidate()
      expect(() => router.wake()).not.toThrow()
      expect([location.pathname, assign.mock.calls]).toEqual(["/before", []])
      assign.mockRestore()
    })

    it("what is pressed after it is loaded instead, also once that page's load was stopped", async () => {
      const assign = vi.spyOn(location, "assign").mockReturnValue()
      const { router } = open(async () => null)
      step()
      await Promise.all([router.navigate("/item/7"), router.navigate("/item/8")])
      expect(assign.mock.calls).toEqual([["/item/8"]])
      act(() => router.stay())
      await router.navigate("/item/9")
      expect(assign.mock.calls).toEqual([["/item/8"], ["/item/9"]])
      assign.mockRestore()
    })
  })

  it("NAV-106 where it cannot be had, takes what the page has done out of the address, so that the page that is loaded does not do it again", async () => {
    const replace = vi.spyOn(location, "replace").mockReturnValue()
    const reload = vi.spyOn(location, "reload").mockReturnValue()
    history.replaceState(null, "", "/item/7?action=addtolist&skuorskubasetoadd=CAM-4X#details")
    const { router } = open(() => Promise.reject(new Error("503")))
    await router.navigate({ search: "", hash: "#details" }, { replace: true })
    expect(replace.mock.calls.map(([url]) => String(url))).toEqual([new URL("/item/7#details", location.href).href])
    expect(reload).not.toHaveBeenCalled()
    history.replaceState(null, "", "/item/7")
    await router.navigate({ search: "", hash: "#parts" }, { replace: true })
    await router.navigate({ pathname: "/item/7" })
    expect([replace.mock.calls.length, reload.mock.calls.length]).toEqual([1, 2])
    replace.mockRestore()
    reload.mockRestore()
  })

  describe("NAV-167 a press before it is there", () => {
    /** Its code comes when it is told to. */
    const openSlowly = () => {
      let come = () => {}
      const held = new Promise<void>((resolve) => (come = resolve))
      const { router } = open((make) => held.then(make))
      const ways: string[] = []
      router.subscribe(({ navigation }) => ways.push(navigation.state))
      return { come, router, ways }
    }

    it("is a way to another page at once", async () => {
      const { come, router, ways } = openSlowly()
      fireEvent.click(screen.getByRole("link", { name: "Part 7" }))
      expect([ways, router.state.navigation.state]).toEqual([["loading"], "loading"])
      come()
      expect(await screen.findByRole("heading", { name: "part 7" })).toBeDefined()
      expect(router.state.navigation.state).toBe("idle")
    })

    it("can be called off", async () => {
      const { come, router, ways } = openSlowly()
      const went = router.navigate("/item/7")
      act(() => router.stay())
      expect(ways).toEqual(["loading", "idle"])
      await act(async () => {
        come()
        await went
      })
      expect([location.pathname, screen.getByRole("heading").textContent]).toEqual(["/", "from the server"])
      await act(async () => router.navigate("/item/8"))
      expect(location.pathname).toBe("/item/8")
    })
  })

  it("NAV-167 stays where it is while another page is on its way, asks for nothing and keeps the history as it is", async () => {
    const { router } = open()
    await act(async () => router.wake())
    const before = history.length
    await act(async () => {
      const went = router.navigate("/item/7")
      expect(router.state.navigation.state).toBe("loading")
      router.stay()
      await went
    })
    expect([router.state.navigation.state, location.pathname, history.length, loads]).toEqual(["idle", "/", before, 0])
    expect(screen.getByRole("heading").textContent).toBe("from the server")
  })
})
