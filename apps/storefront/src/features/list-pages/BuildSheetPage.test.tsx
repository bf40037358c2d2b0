import type { BuildSheet } from "@camber/domain/lists"
import { sampleVerdict, wireBuildPart, wireListProduct } from "@camber/testing/records"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeLists, sampleList, sampleListPart, SHARED_AT } from "../../../test/createFakeLists.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleCookies } from "../../../test/samples.ts"

type WireSheet = typeof BuildSheet.Encoded
const fits = sampleVerdict()
const rotor = wireListProduct({ notedPrice: 80, quantity: 2, options: [{ name: "Finish", value: "Zinc" }] })
const part = wireBuildPart({
  type: { slug: "brake-rotor", name: "Brake Rotor", href: null },
  mandatory: [{ slug: "brake-pad-set", name: "Brake Pad Set", href: null }],
  verdict: fits
})
const sheet = (changes: Partial<WireSheet["list"]> = {}): WireSheet => ({
  list: sampleList("Front end", {
    products: [rotor],
    car: { vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8", raceType: null },
    ...changes
  }),
  parts: [part],
  stages: [],
  sharedAs: null,
  rules: null,
  carPath: null,
  carBody: null
})
const shared = { address: "/buildlist/sheet?shareGuid=share-1", others: [] as ReadonlyArray<WireSheet["list"]> }
const draw = async (
  answer: WireSheet | null,
  isOwn = false,
  { address = shared.address, others = shared.others }: Partial<typeof shared> = {}
) => {
  const memory = createFakeLists({ lists: [...(isOwn && answer !== null ? [answer.list] : []), ...others] })
  const graphql: typeof memory.services.graphql = (request) =>
    request.operation === "buildSheet" ? { data: { buildSheet: answer } } : (memory.services.graphql?.(request) ?? "away")
  await renderStorefront(address, {}, {}, createTestRuntime(sampleCookies, { ...memory.services, graphql }))
  return memory
}

it("BUY-11 the build sheet shows a kit's parts as the cart does", async () => {
  const kit = wireListProduct({ isKit: true, kitComponents: [sampleListPart({ quantity: 2, options: ["12 in"] })] })
  await draw(sheet({ products: [kit] }))
  expect((await screen.findByRole("row", { name: /Slotted Rotor/ })).textContent).toContain("2 × Rotor, 12 in")
})

it("the build sheet shows a build with its car, parts, prices and check results", async () => {
  await draw(sheet({ sharedAt: SHARED_AT }))
  expect(await screen.findByRole("heading", { level: 1, name: "Front end" })).toBeTruthy()
  expect(screen.getByText("1969 Chevrolet Camaro", { exact: false })).toBeTruthy()
  expect(screen.getByText("Brake Pad Set missing")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Find Brake Pad Set" }).getAttribute("href")).toBe("/search?query=Brake%20Pad%20Set")
  expect(screen.getByText("$20.00 more than when it was shared")).toBeTruthy()
  expect(screen.getByText("Guaranteed To Fit")).toBeTruthy()
  expect(screen.getByRole("row", { name: /Ironvale Slotted Rotor.*2 \$90\.00 \$180\.00/ }).textContent).toContain("Finish: Zinc")
})

it("MATE-10 the build sheet links to an adapter beside two parts that do not meet", async () => {
  const hose = wireListProduct({ skuBaseNumber: "CAM-7", skuVariantNumber: "CAM-7-1", title: "Hose End" })
  const pair = {
    skuBaseNumber: hose.skuBaseNumber,
    skuVariantNumber: hose.skuVariantNumber,
    verdict: "doesNotMeet" as const,
    label: "Does not meet",
    text: "The hose end is AN-10, this port AN-8: they do not go together.",
    advice: null,
    links: [
      { label: "Adapters that join them", href: "/shop/all?adapters" },
      { label: "Hose Ends that meet", href: "/shop/all?ends" }
    ]
  }
  const other = wireBuildPart({ skuBaseNumber: hose.skuBaseNumber, skuVariantNumber: hose.skuVariantNumber })
  await draw({ ...sheet({ products: [rotor, hose] }), parts: [{ ...part, pairs: [pair] }, other] })
  const finding = (await screen.findByText("Does not meet")).closest("li")!
  expect(
    within(finding)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")])
  ).toEqual(pair.links.map(({ href, label }) => [label, href]))
})

it("the build sheet page offers the shopper's non-empty lists at a URL without a list, and opens the sheet of the selected one", async () => {
  const empty = sampleList("Empty", { products: [] })
  await draw(sheet(), true, { address: "/buildlist/sheet", others: [empty] })
  const picker = within(await screen.findByRole("list", { name: "Your lists" }))
  expect(picker.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Front end1 item"])
  fireEvent.click(picker.getByRole("button"))
  expect(await screen.findByRole("heading", { level: 1, name: "Front end" })).toBeTruthy()
  expect(screen.getByText("Brake Pad Set missing")).toBeTruthy()
})

it("the build sheet page explains build sheets at a URL without a list, to a shopper whose lists are empty", async () => {
  await draw(null, false, { address: "/buildlist/sheet" })
  expect(await screen.findByText("No build to check yet")).toBeTruthy()
})

it("the build sheet lets other shoppers copy a build but not change it, and checks the owner's build for the selected car", async () => {
  await draw(sheet())
  expect(await screen.findByRole("button", { name: "Copy to My Lists" })).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Remove the Car" })).toBeNull()
})

it("the build sheet lets its owner remove the car, and is then fetched again", async () => {
  const { asked } = await draw(sheet(), true)
  fireEvent.click(await screen.findByRole("button", { name: "Remove the Car" }))
  await waitFor(() => expect(asked.some(({ operation }) => operation === "setListCar")).toBe(true))
})

it("the build sheet page reports an unknown address", async () => {
  await draw(null)
  expect(await screen.findByRole("heading", { name: "We could not find this list" })).toBeTruthy()
})
