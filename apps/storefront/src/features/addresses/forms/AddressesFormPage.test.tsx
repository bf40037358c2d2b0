import { render, screen } from "@testing-library/react"
import { addresses } from "@camber/domain/addresses"
import { Schema } from "effect"
import { RouterView } from "../../../foundation/router/RouterView.tsx"
import { createMemoryRouter } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { june } from "../../../../test/accountServices.ts"
import { makeVisitorRuntime, type VisitorRuntime } from "../../../app/composition/visitorRuntime.ts"
import { addressesFormPage } from "./AddressesFormPage.tsx"

const asksForAddresses = Schema.is(Schema.Struct({ id: Schema.Literal(addresses.id) }))

const runtimes: Array<VisitorRuntime> = []
afterEach(() => Promise.all(runtimes.splice(0).map((runtime) => runtime.dispose())))

/** The page of a visitor who keeps no addresses. */
const drawFor = async (userProfile: typeof june.profile) => {
  const answer = (sent: unknown): object => (asksForAddresses(sent) ? { addresses: { addresses: [], message: null } } : { userProfile })
  const visitors = async (request: Request) => Response.json({ data: answer(await request.json()) })
  const runtime = makeVisitorRuntime(
    { kind: "process", answer: async () => ({ status: 404 }), visitors },
    {
      request: new Request("http://shop.test"),
      cookies: june.cookie,
      userAgent: "",
      selected: null,
      publicOrigin: "http://shop.test",
      pressKey: crypto.randomUUID()
    }
  )
  runtimes.push(runtime)
  const { Component, load } = addressesFormPage
  const loader = () => load(runtime, new URL("http://shop.test/forms/addresses"), {})
  render(<RouterView router={createMemoryRouter([{ path: "/", Component, loader, HydrateFallback: () => null }])} />)
}

it("ADDR-03 asks who is signed in for the first address, and nobody to sign in again", async () => {
  await drawFor(june.profile)
  expect(await screen.findByRole("heading", { name: "No addresses yet" })).toBeTruthy()
  expect(screen.queryByRole("link", { name: /Sign In/ })).toBeNull()
  expect(screen.getByRole("form", { name: "Add an address" })).toBeTruthy()
})

it("ADDR-04 offers nothing to fill in to who is not signed in, but to sign in", async () => {
  await drawFor({ ...june.profile, isRegistered: false })
  expect((await screen.findByRole("link", { name: "Sign In/Register" })).getAttribute("href")).toContain("%2Fforms%2Faddresses")
  expect(screen.queryByRole("form")).toBeNull()
})
