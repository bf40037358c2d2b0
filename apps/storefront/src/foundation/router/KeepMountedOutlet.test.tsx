import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createBrowserRouter, type RouteObject } from "react-router-dom"
import { observer } from "mobx-react-lite"
import { memo } from "react"
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { useLoaderData, useLocation } from "./hooks.ts"
import { RouterView } from "./RouterView.tsx"
import { KeepMountedOutlet } from "./KeepMountedOutlet.tsx"

let drawn: Array<string> = []
beforeEach(() => void (drawn = []))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A page with a field that nobody keeps, which says at each drawing where it is. What it observes is asked for outside of that, as a listing does. */
const Page = observer(function Page() {
  const { pathname, search } = useLocation()
  const { title } = useLoaderData<{ title: string }>()
  if (title.startsWith("broken")) throw new Error("not drawn")
  return <Drawn address={pathname + search} title={title} />
})
const Drawn = memo(function Drawn({ address, title }: { readonly address: string; readonly title: string }) {
  drawn.push(address)
  return (
    <>
      <h1>{title}</h1>
      <input aria-label="note" />
    </>
  )
})
const Failed = () => <h1>failed</h1>
const listing = { stays: true }
const product = { stays: false }
const Frame = () => <KeepMountedOutlet stays={({ handle }) => handle === listing} />

/** Data as a memory of pages gives it: the same for the same address, until it is told to be anew. */
const open = async () => {
  history.replaceState(null, "", "/shop")
  const answers = new Map<string, { title: string }>()
  const loader: RouteObject["loader"] = ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const known = answers.get(pathname + search)
    const answer = known ?? { title: `page ${pathname}${search}` }
    answers.set(pathname + search, answer)
    return answer
  }
  const page = (path: string, handle: unknown): RouteObject => ({ path, id: path, Component: Page, handle, loader })
  const router = createBrowserRouter([
    {
      path: "/",
      Component: Frame,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: Failed,
          children: [page("shop", listing), page("search", listing), page("item", product), page("cart", product)]
        }
      ]
    }
  ])
  render(<RouterView router={router} />)
  await screen.findByRole("heading", { name: "page /shop" })
  onTestFinished(() => router.dispose())
  const go = (to: string | number) =>
    act(async () => {
      if (typeof to === "string") return router.navigate(to)
      const before = router.state.location.key
      history.go(to)
      await expect.poll(() => [router.state.location.key === before, router.state.navigation.state]).toEqual([false, "idle"])
    })
  return { router, answers, go }
}
const heading = () => screen.getByRole("heading").textContent
const note = () => screen.getByRole<HTMLInputElement>("textbox", { name: "note" })
const write = (text: string) => fireEvent.change(note(), { target: { value: text } })

it("NAV-138 a step back shows the listing as it was left, with what was typed there, and draws anew what observes alone", async () => {
  const { go } = await open()
  await go("/search")
  await go("/search?sort=price")
  const field = note()
  write("as left")
  await go("/item")
  expect([heading(), note().value]).toEqual(["page /item", ""])
  const before = drawn.length
  await go(-1)
  expect([heading(), note().value, note() === field]).toEqual(["page /search?sort=price", "as left", true])
  expect(drawn.slice(before)).toEqual([])
})

it("NAV-138 the first page comes back as a copy that was drawn while another page stood", async () => {
  const { go } = await open()
  await go("/item")
  const before = drawn.length
  expect(heading()).toBe("page /item")
  await go(-1)
  expect([heading(), drawn.length - before]).toEqual(["page /shop", 0])
})

it("NAV-138 a listing that is answered otherwise by then is shown as it is answered", async () => {
  const { answers, go } = await open()
  await go("/item")
  answers.set("/shop", { title: "with other parts" })
  await go(-1)
  expect(heading()).toBe("with other parts")
  await go("/item")
  await go(-1)
  expect(heading()).toBe("with other parts")
})

it("NAV-138 further pages leave the listing standing, and its address gone to anew is another page", async () => {
  const { go } = await open()
  await go("/search")
  write("as left")
  await go("/item")
  await go("/cart")
  await go(-2)
  expect([heading(), note().value]).toEqual(["page /search", "as left"])
  await go("/item")
  await go("/search")
  expect([heading(), note().value]).toEqual(["page /search", ""])
})

it("NAV-138 one page stands behind at most, of another kind than the shown one, out of sight of everybody", async () => {
  const { go } = await open()
  const fields = () => document.querySelectorAll("input").length
  await go("/search")
  expect(fields()).toBe(1)
  await go("/item")
  expect([fields(), screen.getAllByRole("textbox").length]).toEqual([2, 1])
  await go("/cart")
  expect(fields()).toBe(2)
  await go("/shop")
  expect(fields()).toBe(1)
})

it("NAV-138 other parameters of a page draw it in place", async () => {
  const { go } = await open()
  await go("/search")
  write("kept")
  await go("/search?page=2")
  expect([heading(), note().value]).toEqual(["page /search?page=2", "kept"])
})

it("NAV-138 a listing that could not be drawn is tried again on the way back", async () => {
  vi.spyOn(console, "error").mockReturnValue()
  const { answers, go } = await open()
  const broken = { title: "broken" }
  answers.set("/search", broken)
  await go("/search")
  expect(heading()).toBe("failed")
  await go("/item")
  broken.title = "mended"
  await go(-1)
  expect(heading()).toBe("mended")
})
