import { act, cleanup, render, screen } from "@testing-library/react"
import { createMemoryRouter, type RouteObject } from "react-router-dom"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { isErrorResponse, createRedirect } from "./responses.ts"
import { Outlet, useLoaderData, useLocation, useNavigation, useRouteError } from "./hooks.ts"
import { RouterView } from "./RouterView.tsx"

afterEach(cleanup)

let drawn: Array<string>
const Frame = () => {
  const { state } = useNavigation()
  return (
    <>
      <output>{state}</output>
      <Outlet />
    </>
  )
}
const Page = () => {
  const { pathname } = useLocation()
  const { title } = useLoaderData<{ title: string }>()
  drawn.push(pathname)
  return <h1>{title}</h1>
}
const Failure = () => {
  const error = useRouteError()
  return <h1>{isErrorResponse(error) ? `answer ${error.status}, ${Number(error.data?.variant)}` : `failed: ${String(error)}`}</h1>
}
const Broken = () => {
  throw new Error("not drawn")
}

const draw = async (loader: NonNullable<RouteObject["loader"]> = () => ({ title: "other" })) => {
  drawn = []
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Frame,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: Failure,
          children: [
            { index: true, Component: Page, loader: () => ({ title: "home" }) },
            { path: "other", Component: Page, loader },
            { path: "broken", Component: Broken }
          ]
        }
      ]
    }
  ])
  const failures: Array<unknown> = []
  render(<RouterView router={router} onError={(error) => failures.push(error)} />)
  await screen.findByRole("heading", { name: "home" })
  return { router, failures }
}
const heading = () => screen.getByRole("heading").textContent

describe("what draws a router's page", () => {
  it("draws each route around the next one, and the page that stands not anew while another is on its way", async () => {
    const gate = Promise.withResolvers<void>()
    const { router } = await draw(async () => {
      await gate.promise
      return { title: "other" }
    })
    const before = drawn.length
    await act(async () => void router.navigate("/other"))
    expect([screen.getByRole("status").textContent, heading(), drawn.length]).toEqual(["loading", "home", before])
    await act(async () => gate.resolve())
    expect([screen.getByRole("status").textContent, heading()]).toEqual(["idle", "other"])
  })

  it("shows the error's page within what stands around it, for a loader's answer and for its failure, and tells of both", async () => {
    const answers = [() => Response.json({ variant: 3 }, { status: 404 }), () => new Error("no network")]
    const { failures, router } = await draw(() => {
      throw answers.shift()!()
    })
    await act(() => router.navigate("/other"))
    expect([heading(), screen.getByRole("status")]).toEqual(["answer 404, 3", expect.anything()])
    await act(() => router.revalidate())
    expect(heading()).toBe("failed: Error: no network")
    expect(failures).toHaveLength(2)
  })

  it("shows it for what could not be drawn, until another page comes", async () => {
    const caught = vi.spyOn(console, "error").mockImplementation(() => undefined)
    onTestFinished(() => caught.mockRestore())
    const { failures, router } = await draw()
    await act(() => router.navigate("/broken"))
    expect(heading()).toBe("failed: Error: not drawn")
    await act(() => router.navigate("/"))
    expect([heading(), failures]).toEqual(["home", []])
  })

  it("NAV-167 begins another page at its top or at what its address names, and leaves one that is asked anew or stayed at where it is", async () => {
    const top = vi.spyOn(window, "scrollTo").mockReturnValue()
    const named = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue()
    onTestFinished(() => [top, named].forEach((spy) => spy.mockRestore()))
    const { router } = await draw(() => createRedirect("/", 302))
    top.mockClear()
    await act(() => router.revalidate())
    await act(() => router.navigate("/?sort=price", { preventScrollReset: true }))
    expect([top.mock.calls, named.mock.calls]).toEqual([[], []])
    await act(() => router.navigate("/other"))
    expect(top).toHaveBeenCalledWith(0, 0)
    top.mockClear()
    screen.getByRole("heading").id = "parts & more"
    await act(() => router.navigate("/?sort=new#parts%20%26%20more"))
    expect([top.mock.calls, named.mock.calls.length]).toEqual([[], 1])
    await act(() => router.navigate("/?sort=new#parts%20%26%20more", { preventScrollReset: true, replace: true }))
    expect([top.mock.calls, named.mock.calls.length]).toEqual([[], 1])
    await act(() => router.navigate("/?sort=rating#%"))
    expect(top).toHaveBeenCalledWith(0, 0)
  })
})
