// @vitest-environment node
import { wireOrderReview } from "@camber/testing/records"
import { Schema } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { june } from "../../../../test/accountServices.ts"
import type { FormFields } from "../../../foundation/page/FormPage.ts"
import { openFormPage } from "../../../../test/openFormPage.ts"
import { createVisitorRuntime, type VisitorRuntime } from "../../../app/composition/visitorRuntime.ts"
import { checkoutAction } from "./checkoutAction.ts"

const home = {
  email: "june@example.com",
  name: "June Hale",
  phone: "330 555 0142",
  street: "12 Mill Road",
  street2: "",
  city: "Akron",
  region: "OH",
  postalCode: "44308",
  country: "US"
}
const address = { addressId: crypto.randomUUID(), address: home, isDefault: true }
const other = crypto.randomUUID()
const orderNumber = "4821773905"

const isReview = Schema.is(Schema.Struct({ variables: Schema.Struct({ terms: Schema.Unknown, country: Schema.Unknown }) }))
const isPlacement = Schema.is(Schema.Struct({ variables: Schema.Struct({ contact: Schema.Unknown }) }))
const isSaving = Schema.is(Schema.Struct({ variables: Schema.Struct({ addressId: Schema.Null }) }))

const runtimes: Array<VisitorRuntime> = []
afterEach(() => Promise.all(runtimes.splice(0).map((runtime) => runtime.dispose())))

/** Creates a visitor whose fake services return `placed` for the order and `kept` for the address. Records the requests in order. */
const visitorOf = (placed: object, kept: object = {}) => {
  const asked: Array<"placed" | "saved"> = []
  const answer = (sent: unknown): object => {
    if (isReview(sent)) return { orderReview: wireOrderReview() }
    if (isPlacement(sent)) return (asked.push("placed"), { placeOrder: placed })
    if (isSaving(sent)) return (asked.push("saved"), { saveAddress: kept })
    return { addresses: { addresses: [], message: null }, userProfile: june.profile }
  }
  const visitors = async (request: Request) => Response.json({ data: answer(await request.json()) })
  const runtime = createVisitorRuntime(
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
  return { asked, runtime }
}
const changed = { orderNumber: null, changes: ["It costs more."], review: wireOrderReview(), payUrl: null }
const ordered = { orderNumber, changes: [], review: null, payUrl: null }

/** Reviews an order with an address to save, and places it with these changes of the form. */
const press = async ({ runtime }: ReturnType<typeof visitorOf>, changes: FormFields = {}) => {
  const answer = await checkoutAction(runtime, { ...home, keep: "on" }, {})
  if (answer instanceof Response || answer.read === null) throw new Error("The order cannot be reviewed.")
  return checkoutAction(runtime, { ...home, intent: "place", keep: "on", read: answer.read, ...changes }, {})
}
const goesTo = (answer: Awaited<ReturnType<typeof press>>) => (answer instanceof Response ? answer.headers.get("location") : null)

describe("checkout without scripts", () => {
  it("ADDR-06 saves the address after the order is placed, and not before", async () => {
    const refused = visitorOf(changed, { addresses: [address], message: null })
    expect([goesTo(await press(refused)), refused.asked]).toEqual([null, ["placed"]])
    const visitor = visitorOf(ordered, { addresses: [address], message: null })
    expect([goesTo(await press(visitor)), visitor.asked]).toEqual([`/buy/confirmation/${orderNumber}?placed=now`, ["placed", "saved"]])
  })

  it.each([
    ["full", [address]],
    ["signedOut", []]
  ])("ADDR-06 opens a confirmation that shows why the address was not saved: %s", async (why, addresses) => {
    const visitor = visitorOf(ordered, { addresses, message: "No." })
    expect(goesTo(await press(visitor))).toBe(`/buy/confirmation/${orderNumber}?placed=now&address=${why}`)
  })

  it("BUY-16 reviews the order again instead of placing it if the shipping method changed since the review", async () => {
    const visitor = visitorOf(ordered)
    expect(await press(visitor, { method: "expedited" })).toMatchObject({ isSumNew: true })
    expect(visitor.asked).toEqual([])
  })

  it("places no order that was not reviewed", async () => {
    const visitor = visitorOf(ordered)
    for (const read of ["", "{}", '{"key":"1"}', "x".repeat(10_000)])
      expect(await checkoutAction(visitor.runtime, { ...home, intent: "place", read }, {})).toMatchObject({ isSumNew: false })
    expect(visitor.asked).toEqual([])
  })

  it("ADDR-03 fills in the chosen address, and folds the fields of a reviewed order below its address", async () => {
    const { open } = await openFormPage({
      orderReview: () => ({ orderReview: wireOrderReview() }),
      userProfile: () => ({ userProfile: june.profile }),
      addresses: () => ({
        addresses: {
          addresses: [address, { ...address, addressId: other, address: { ...home, street: "7 Foundry Street" } }],
          message: null
        }
      })
    })
    const begun = await open("/buy?scripts=off")
    expect(begun.html).toContain('name="street" value="12 Mill Road"')
    expect(begun.html).toContain(`href="/buy?use=${other}&amp;scripts=off"`)
    const chosen = await open(`/buy?use=${other}&scripts=off`)
    expect(chosen.html).toContain('name="street" value="7 Foundry Street"')
    expect(chosen.html).not.toContain('name="read"')
    const reviewed = await open("/buy", { ...home, street: "9 Canal Street", keep: "on" })
    expect(reviewed.html).toContain('name="street" value="9 Canal Street"')
    expect(reviewed.html).toContain('name="keep" checked=""')
    expect(reviewed.html).toMatch(/<details><summary>Change Address/)
    expect(reviewed.html).toContain('name="read"')
  })
})
