import { wireOrderReview } from "@camber/testing/records"
import { Schema } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { june } from "../../../../test/accountServices.ts"
import { createVisitorRuntime, type VisitorRuntime } from "../../../app/composition/visitorRuntime.ts"
import { checkoutFormPage } from "./CheckoutFormPage.tsx"

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
const address = { addressId: crypto.randomUUID(), address: home, isDefault: false }
const orderNumber = "4821773905"

const isReview = Schema.is(Schema.Struct({ variables: Schema.Struct({ terms: Schema.Unknown, country: Schema.Unknown }) }))
const isPlacement = Schema.is(Schema.Struct({ variables: Schema.Struct({ contact: Schema.Unknown }) }))
const isSaving = Schema.is(Schema.Struct({ variables: Schema.Struct({ addressId: Schema.Null }) }))

const runtimes: Array<VisitorRuntime> = []
afterEach(() => Promise.all(runtimes.splice(0).map((runtime) => runtime.dispose())))

/** Creates a visitor whose fake services return `placed` for the order and `kept` for the address. Records the requests in order. */
const visitorOf = (placed: object, kept: object) => {
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

/** Runs until the order button is clicked, with an address to save. */
const press = async ({ runtime }: ReturnType<typeof visitorOf>) => {
  const { act } = checkoutFormPage
  if (act === undefined) throw new Error("nothing can be sent")
  const read = await act(runtime, { ...home, intent: "review", keep: "on" })
  if (read instanceof Response || read.read === null) throw new Error("it cannot be reviewed")
  return act(runtime, { ...home, intent: "place", keep: "on", read: read.read })
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
})
