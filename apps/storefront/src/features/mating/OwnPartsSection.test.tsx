import { sampleProductPage, wireCartLine } from "@camber/testing/records"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { createFakeCheckout, type FakeCheckoutState, webUserGuid } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { OwnPartsStore } from "./OwnPartsSection.tsx"

const clash = {
  verdict: "doesNotMeet" as const,
  label: "Does not meet",
  text: "The clutch disc has 10 teeth, this transmission has 26 teeth: they do not go together.",
  advice: "A disc with the other hub is made for nearly every shaft.",
  links: [{ label: "Clutch Kits that meet", href: "/shop/all?facet=Part%20type~Clutch%20Kits" }]
}
const meets = {
  verdict: "meets" as const,
  label: "Meets",
  text: "The starter and the flywheel go together: 153 teeth on both.",
  advice: null,
  links: []
}

const ownParts: NonNullable<FakeCheckoutState["ownParts"]> = {
  title: "Slotted Rotor",
  url: "/item/slotted-rotor/2",
  parts: [
    { title: "Close-Ratio Transmission", url: "/item/close-ratio-transmission/901", listName: null, because: null, pairs: [clash] },
    { title: "Billet Flywheel", url: "/item/billet-flywheel/903", listName: "Driveline", because: null, pairs: [meets] }
  ],
  unrelatedCount: 2
}

const line = wireCartLine({ lineId: "line-1" })

const draw = async (state: FakeCheckoutState, cookie: string | null = `WebUserGuid=${webUserGuid}`) => {
  const { services, variablesOf } = createFakeCheckout(state)
  await renderStorefront("/item/slotted-rotor/2", { product: async () => sampleProductPage() }, {}, createTestRuntime(cookie, services))
  await act(async () => void fireEvent.pointerMove(document.body))
  return variablesOf
}

describe("the section about the shopper's own parts", () => {
  it("MATE-05 names each part with its answer in words, after the first interaction", async () => {
    const variablesOf = await draw({ lines: [line], ownParts })
    const section = within(await screen.findByRole("region", { name: "With your parts" }))
    expect(section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Close-Ratio Transmission",
      "Billet Flywheel"
    ])
    const [first, second] = section.getAllByRole("listitem")
    expect(first?.textContent).toContain(`In your cart≠Does not meet: ${clash.text} ${clash.advice}`)
    expect(within(first!).getByRole("link", { name: "Clutch Kits that meet" }).getAttribute("href")).toContain("/shop/all")
    expect(second?.textContent).toContain(`On your list Driveline=Meets: ${meets.text}`)
    expect(section.getByText("2 other parts of yours do not connect to this one.")).toBeTruthy()
    expect(variablesOf("ownParts")[0]).toMatchObject({ webUserGuid })
  })

  it("MATE-05 shows nothing if none of the shopper's parts connects to the product", async () => {
    const variablesOf = await draw({ lines: [line], ownParts: { ...ownParts, parts: [], unrelatedCount: 3 } })
    await expect.poll(() => variablesOf("ownParts").length).toBeGreaterThan(0)
    expect(screen.queryByRole("region", { name: "With your parts" })).toBeNull()
  })
})

const answer = { title: "Clutch Kit", url: "/item/clutch-kit/2", parts: [], unrelatedCount: 0 }

it("MATE-05 the section shows no answer about another variant, even after a failure", () => {
  const store = new OwnPartsStore({} as AppRuntime)
  store.receive("CAM-900-1", answer)
  expect(store.getAnswer("CAM-900-1")).toBe(answer)
  expect(store.getAnswer("CAM-900-2")).toBeNull()
  store.receive("CAM-900-2", null)
  expect(store.getAnswer("CAM-900-1")).toBeNull()
})
